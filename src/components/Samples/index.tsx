import TabItem from '@theme/TabItem';
import Tabs from '@theme/Tabs';
import type {ReactNode} from 'react';
import type {LanguageSamples, ResponseView} from '../../openapi/view';
import CodeHtml from '../CodeHtml';

interface Props {
  samples: LanguageSamples[];
  responses: ResponseView[];
}

/** The languages of tabs whose value is the name of a program. */
const grammars: Readonly<Record<string, string>> = {curl: 'bash', node: 'javascript'};

/** The request in every language, and what comes back when all is well. */
export default function Samples({samples, responses}: Props): ReactNode {
  const success = responses.find(({status}) => status.startsWith('2'));
  return (
    <>
      <Tabs groupId="language" queryString>
        {samples.map(language => (
          <TabItem key={language.value} value={language.value} label={language.label}>
            {language.samples.map(sample => (
              <CodeHtml
                key={sample.kind}
                title={sample.title}
                language={grammars[language.value] ?? language.value}
                html={sample.html}
              />
            ))}
          </TabItem>
        ))}
      </Tabs>
      {success?.example && (
        <CodeHtml
          title={`Response ${success.status}`}
          language="json"
          html={success.example.html}
        />
      )}
    </>
  );
}
