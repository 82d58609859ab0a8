declare module '@generated/feedback/default/settings.json' {
  import type {FeedbackSettings} from '@site/src/content/feedback';

  const settings: FeedbackSettings;
  export default settings;
}
