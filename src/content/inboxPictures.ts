/**
 * The pictures of the inbox before it is opened, by Docusaurus' name of the documentation version: the version of the
 * React component that they show. `npm run inbox:pictures` takes them.
 */
export const picturedVersions: Readonly<Record<string, string>> = {
  current: '3.0.1',
  '1.4.x': '2.3.2',
  '1.3.x': '1.3.8',
};

/** Folder of the pictures, below the site. */
export const picturesFolder = 'img/inbox';

/** Sizes of what the pictures show, in pixels; the files have twice as many. */
export const pictureSizes = {
  desktop: {width: 800, height: 500},
  phone: {width: 343, height: 440},
} as const;

export type PictureSize = keyof typeof pictureSizes;

export const pictureModes = ['light', 'dark'] as const;
export type PictureMode = (typeof pictureModes)[number];

/** Name of a picture's file: `3.0.1-desktop-light.avif`. */
export function pictureFile(version: string, size: PictureSize, mode: PictureMode): string {
  return `${version}-${size}-${mode}.avif`;
}
