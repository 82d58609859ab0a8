/** Marks of brands as icons, drawn like those of Lucide: the same properties, the color of the text. */

import {brandPaths} from '@site/src/content/brandPaths';
import {createElement, type ReactElement, type SVGProps} from 'react';

interface Props extends SVGProps<SVGSVGElement> {
  /** Edge length in CSS pixels. */
  size?: number;
}

export type BrandIcon = (props: Props) => ReactElement;

function brandIcon(path: string): BrandIcon {
  return ({size = 24, ...props}) =>
    createElement(
      'svg',
      {width: size, height: size, viewBox: '0 0 24 24', fill: 'currentColor', ...props},
      createElement('path', {d: path}),
    );
}

export const Android = brandIcon(brandPaths.Android);
export const Angular = brandIcon(brandPaths.Angular);
export const Discord = brandIcon(brandPaths.Discord);
export const Flutter = brandIcon(brandPaths.Flutter);
export const JavaScript = brandIcon(brandPaths.JavaScript);
export const NextJs = brandIcon(brandPaths.NextJs);
export const NodeJs = brandIcon(brandPaths.NodeJs);
export const Php = brandIcon(brandPaths.Php);
export const Python = brandIcon(brandPaths.Python);
export const ReactLogo = brandIcon(brandPaths.ReactLogo);
export const Ruby = brandIcon(brandPaths.Ruby);
export const Rust = brandIcon(brandPaths.Rust);
export const Vue = brandIcon(brandPaths.Vue);
export const WhatsApp = brandIcon(brandPaths.WhatsApp);
