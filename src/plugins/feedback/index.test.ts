import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import feedback, {feedbackDescription, feedbackSettings, validateOptions} from './index.ts';

const email = 'help@example.com';

test('feedback goes to the issue tracker of the repository, or else by email', () => {
  expect(feedbackSettings({email})).toEqual({
    feedbackLink: 'mailto:help@example.com?subject=Feedback%3A%20',
  });
  expect(feedbackSettings({email, repositoryUrl: 'https://example.com/docs'})).toEqual({
    feedbackLink: 'https://example.com/docs/issues/new?title=Feedback%3A%20',
  });
});

test('an endpoint is named to pages and to programs', () => {
  const endpoint = 'https://feedback.example.com/v1?site=docs';
  expect(feedbackSettings({email, endpoint}).feedbackEndpoint).toBe(endpoint);
  expect(JSON.parse(feedbackDescription(endpoint))).toMatchObject({
    endpoint,
    method: 'POST',
    body: {required: ['page', 'helpful', 'from']},
  });
});

test('wrong options are errors that name the option', () => {
  const validate = (options: unknown) => () =>
    validateOptions({options, validate: () => undefined as never});
  expect(validate({email: 'nobody'})).toThrow(/plugin feedback[\s\S]*email/);
  expect(validate({email, endpoint: 'feedback'})).toThrow(/endpoint/);
});

test.each([
  [undefined, []],
  ['https://feedback.example.com/v1', ['feedback.json']],
])('with the endpoint %s, a build publishes %j', async (endpoint, files) => {
  const {publish} = feedback({} as LoadContext, {id: 'default', email, endpoint});
  const published = await publish?.({url: '', baseUrl: '/', routes: [], pages: new Map()});
  expect([...(published?.keys() ?? [])]).toEqual(files);
});
