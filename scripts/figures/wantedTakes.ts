import {sdkVersionsOf} from '../../src/content/sdkVersions.ts';
import {
  type ColorMode,
  type DocsVersion,
  type Figure,
  versionsOf,
} from '../../src/figures/figure.ts';
import type {Manifest} from '../../src/figures/manifest.ts';
import {sceneHash} from './sceneHash.ts';
import {type Staging, stagingOf} from './staging.ts';

/** What a figure should show in one documentation version. */
export interface WantedTake {
  figure: Figure;
  version: DocsVersion;
  /** Version of its SDK. */
  sdk: string;
  stagings: Readonly<Record<ColorMode, Staging>>;
  hashes: Readonly<Record<ColorMode, string>>;
}

async function wantedTake(figure: Figure, version: DocsVersion): Promise<WantedTake> {
  const [light, dark] = await Promise.all([
    stagingOf(figure, version, 'light'),
    stagingOf(figure, version, 'dark'),
  ]);
  return {
    figure,
    version,
    sdk: sdkVersionsOf(version)[figure.sdk] ?? '',
    stagings: {light, dark},
    hashes: {light: sceneHash(light), dark: sceneHash(dark)},
  };
}

/** All pictures that there should be, in the order of the figures. */
export function wantedTakes(figures: readonly Figure[]): Promise<WantedTake[]> {
  return Promise.all(
    figures.flatMap(figure => versionsOf(figure).map(version => wantedTake(figure, version))),
  );
}

/** What has changed since the pictures were taken; undefined when nothing has. */
export function whyStale(
  {figure, version, sdk, hashes}: WantedTake,
  manifest: Manifest,
): string | undefined {
  const take = manifest[figure.id]?.[version];
  if (!take) return 'was never taken';
  if (take.sdk !== sdk) return `shows ${figure.sdk} ${take.sdk}, not ${sdk}`;
  const isSame = take.light.scene === hashes.light && take.dark.scene === hashes.dark;
  return isSame ? undefined : 'has changed since it was taken';
}
