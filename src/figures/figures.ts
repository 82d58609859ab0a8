import {componentFigures} from './families/component';
import {hookFigures} from './families/hooks';
import {kitFigures} from './families/kit';
import {languageFigures} from './families/languages';
import {sampleFigures} from './families/samples';
import type {Figure} from './figure';

/** All figures, family by family. */
export const figures: readonly Figure[] = [
  ...componentFigures,
  ...languageFigures,
  ...sampleFigures,
  ...hookFigures,
  ...kitFigures,
];
