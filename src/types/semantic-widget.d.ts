declare module '@generated/semantic-widget/default/settings.json' {
  import type {WidgetSettings} from '@site/src/semantic/loader/settings';

  /** `undefined` where the development server has no build whose files could answer. */
  const settings: {orchestrator?: WidgetSettings};
  export default settings;
}
