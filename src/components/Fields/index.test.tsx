import {renderInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import {Field, Fields} from './index';

test('says name, type, whether it is required, and the default', () => {
  const {container} = renderInSite(
    <Fields>
      <Field name="apiKey" type="string" required>
        The public key.
      </Field>
      <Field name="dataRegion" type="'us' | 'eu'" default="'us'">
        The region.
      </Field>
    </Fields>,
  );
  const terms = [...container.querySelectorAll('dt')].map(term => term.textContent);
  expect(terms).toEqual(['apiKey string required', "dataRegion 'us' | 'eu' default 'us'"]);
  expect([...container.querySelectorAll('dd')].map(meaning => meaning.textContent)).toEqual([
    'The public key.',
    'The region.',
  ]);
});

test('marks a deprecated field in words', () => {
  const {getByText} = renderInSite(
    <Fields>
      <Field name="userSignature" deprecated>
        HMAC.
      </Field>
    </Fields>,
  );
  expect(getByText('deprecated')).toBeTruthy();
});
