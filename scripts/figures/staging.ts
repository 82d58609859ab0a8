import {
  type ColorMode,
  type DocsVersion,
  type Figure,
  type Properties,
  type Scene,
  variantOf,
} from '../../src/figures/figure.ts';
import {demoCredentials, demoUserId} from '../../src/sandbox/index.ts';
import {printedTheme} from './darkTheme.ts';
import type {Stage} from './page/stage.ts';
import {type SceneCode, sceneCode} from './sceneCode.ts';
import {readIds, sceneSeed} from './sceneSeed.ts';
import {stageHtml} from './stageHtml.ts';

/** Everything that decides what a picture shows besides the SDK: as data, so that it can be compared. */
export interface Staging {
  scene: Scene;
  /** Color mode of the page. */
  mode: ColorMode;
  code: SceneCode;
  stage: Stage;
  html: string;
}

type Theme = Readonly<Record<string, Readonly<Record<string, string>>>>;

/** Both themes, group by group; the second one wins. */
function mergeThemes(first: Theme, second: Theme): Theme {
  const groups = new Set([...Object.keys(first), ...Object.keys(second)]);
  return Object.fromEntries([...groups].map(group => [group, {...first[group], ...second[group]}]));
}

/** The props of an inbox in a mode; the dark one gets the theme that the documentation prints. */
function withTheme(props: Properties, theme: Properties): Properties {
  return {...props, theme: mergeThemes((props.theme ?? {}) as Theme, theme as Theme)};
}

/** Prepares a figure for one documentation version and color mode. */
export async function stagingOf(
  figure: Figure,
  version: DocsVersion,
  picture: ColorMode,
): Promise<Staging> {
  const {scene} = variantOf(figure, version);
  const mode = scene.colors ?? picture;
  const {app} = scene;
  const code = await sceneCode(scene);
  const account = {apiKey: demoCredentials.apiKey, userId: demoUserId};
  const props = {...(app.kind === 'inbox' ? account : {userId: demoUserId}), ...app.props};
  const isThemed = app.kind === 'inbox' && mode === 'dark' && scene.dark !== 'page';
  const printed = isThemed ? await printedTheme(figure.sdk, version) : undefined;
  const stage: Stage = {
    seed: sceneSeed(scene),
    secureMode: scene.secureMode ?? false,
    asksForPush: scene.asksForPush ?? false,
    readIds: readIds(scene),
    props: printed ? withTheme(props, printed.theme) : props,
  };
  const styles = [...code.styles, ...(printed ? [printed.css] : [])];
  return {scene, mode, code, stage, html: stageHtml(scene, mode, styles)};
}
