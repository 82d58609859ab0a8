import {useDoc} from '@docusaurus/plugin-content-docs/client';
import settings from '@generated/feedback/default/settings.json';
import type {ReactNode} from 'react';

/** For readers without scripts: an issue or an email about the page. In the browser, nothing is in its place. */
export default function FeedbackLink(): ReactNode {
  return <a href={settings.feedbackLink + useDoc().metadata.permalink}>Tell us</a>;
}
