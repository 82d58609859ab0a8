/** What a card says, and its size. */

/** The picture that stands for a page where it is shared. */
export interface Card {
  title: string;
  /** Groups that the page is in, outermost first. */
  section: readonly string[];
  /** In the corner: the version of the documentation, or "REST API". */
  label?: string;
}

export const cardBrand = 'Engagespot';

/** In pixels: the size that every service shows whole. */
export const cardSize = {width: 1200, height: 630} as const;
