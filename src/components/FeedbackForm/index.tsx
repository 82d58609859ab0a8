import {useDoc, useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import settings from '@generated/feedback/default/settings.json';
import type {ReactNode} from 'react';
import Form from './Form';

/** What follows an answer to "Was this page helpful?", for the page that it is on. */
export default function FeedbackForm({helpful}: {helpful: boolean}): ReactNode {
  const {permalink} = useDoc().metadata;
  const {pluginId, label} = useDocsVersion();
  return (
    <Form
      settings={settings}
      page={permalink}
      version={pluginId === 'default' ? label : undefined}
      helpful={helpful}
    />
  );
}
