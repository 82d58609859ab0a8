import {expect, test} from 'vitest';
import {readDocument} from './document.ts';
import {operationView} from './operationView.ts';

const document = await readDocument();

/** What the HTTP samples of an operation show, one after the other. */
function samplesOf(operationId: string): string {
  const operation = document.operations.find(({id}) => id === operationId);
  if (!operation) throw new Error(`There is no operation ${operationId}`);
  return operationView(operation, document)
    .samples.flatMap(({samples}) => samples.map(({html}) => html.replace(/<[^>]*>/g, '')))
    .join('\n');
}

test('samples parse the body of a response only if it is documented', () => {
  expect(samplesOf('getNotification')).toContain('response.json()');
  expect(samplesOf('markAllNotificationsAsSeen')).not.toContain('response.json()');
});

test('samples leave the value of the secret-key header open', () => {
  const samples = samplesOf('createCategory');
  expect(samples).toContain('YOUR_SECRET_KEY');
  expect(samples).not.toContain('YOUR_API_SECRET');
});
