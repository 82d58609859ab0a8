/** The mark of the site: a shape of a file, which the build copies into each page (see `src/theme/ThemedImage`). */
export const logo = {
  src: 'img/mark.svg#logo',
  width: 28,
  height: 28,
};
