import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import type {LanguageSamples, ResponseView} from '../../openapi/view';
import CodeHtml from '../CodeHtml';

interface Props {
  samples: LanguageSamples[];
  responses: ResponseView[];
}

/** The request in every language, and what comes back when all is well. */
export default function Samples({samples, responses}: Props): ReactNode {
  const success = responses.find(({status}) => status.startsWith('2'));
  return (
    <>
      <Tabs groupId="language" queryString>
        {samples.map(language => (
          <TabItem key={language.value} value={language.value} label={language.label}>
            {language.samples.map(sample => (
              <CodeHtml key={sample.kind} title={sample.title} html={sample.html} />
            ))}
          </TabItem>
        ))}
      </Tabs>
      {success?.example && (
        <CodeHtml title={`Response ${success.status}`} html={success.example.html} />
      )}
    </>
  );
}
