import {expect, test} from 'vitest';
import {fallbackFaces} from './fontFaces.ts';

const font = {
  family: 'Wide',
  address: '/wide.woff2',
  weights: '400 700',
  regular: {ascent: 0.9, descent: 0.3, width: 0.6},
  bold: {ascent: 0.9, descent: 0.3, width: 0.66},
};

test('scales a system font to the width of the web font, at the height of the web font', () => {
  const faces = fallbackFaces(font, {
    name: 'Narrow',
    local: ['Narrow', 'Narrow Free'],
    regular: {width: 0.4},
    bold: {width: 0.6},
  });
  expect(faces).toBe(`@font-face {
  font-family: "Wide Fallback Narrow";
  src: local("Narrow"), local("Narrow Free");
  font-weight: 400 500;
  ascent-override: 60.00%;
  descent-override: 20.00%;
  line-gap-override: 0%;
  size-adjust: 150.00%;
}

@font-face {
  font-family: "Wide Fallback Narrow";
  src: local("Narrow Bold"), local("Narrow Free Bold");
  font-weight: 600 700;
  ascent-override: 81.82%;
  descent-override: 27.27%;
  line-gap-override: 0%;
  size-adjust: 110.00%;
}
`);
});
