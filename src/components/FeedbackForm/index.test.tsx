import {renderInSite} from '@site/tests/support/renderInSite';
import {act, cleanup, fireEvent, screen, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import Form from './Form';

const link = 'https://example.com/docs/issues/new?title=Feedback%3A%20';
const endpoint = 'https://feedback.example.com/v1';
const page = '/docs/concepts/workspace';
const answer = {page, version: '1.5.x', helpful: false};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Plays the endpoint; returns the bodies that it received. */
function playEndpoint(...statuses: number[]): unknown[] {
  const bodies: unknown[] = [];
  vi.stubGlobal('fetch', async (_address: string, {body}: {body: string}) => {
    bodies.push(JSON.parse(body));
    return new Response(null, {status: statuses[bodies.length - 1] ?? 204});
  });
  return bodies;
}

test('an answer and then a comment go to the endpoint, under one id', async () => {
  const bodies = playEndpoint();
  renderInSite(<Form settings={{feedbackLink: link, feedbackEndpoint: endpoint}} {...answer} />);
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('answer was sent'));
  fireEvent.change(screen.getByRole('textbox'), {target: {value: ' Show an example. '}});
  fireEvent.click(screen.getByRole('button', {name: 'Send'}));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('comment was sent'));
  expect(bodies).toMatchObject([
    {...answer, from: 'reader'},
    {...answer, from: 'reader', comment: 'Show an example.'},
  ]);
  const [first, second] = bodies as {id: string}[];
  expect(first?.id).toMatch(/^[0-9a-f]{16}$/);
  expect(second?.id).toBe(first?.id);
  expect(document.activeElement).toBe(screen.getByRole('status'));
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('if the endpoint fails, the text stays, and the link has it', async () => {
  const bodies = playEndpoint(204, 500, 204);
  renderInSite(<Form settings={{feedbackLink: link, feedbackEndpoint: endpoint}} {...answer} />);
  fireEvent.change(screen.getByRole('textbox'), {target: {value: 'Show an example.'}});
  await waitFor(() => expect(bodies).toHaveLength(1));
  fireEvent.submit(screen.getByRole('textbox'));
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toContain('the server returned status 500');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Show an example.');
  const issue = screen.getByRole('link', {name: 'open an issue'}).getAttribute('href') ?? '';
  expect(new URL(issue).searchParams.get('body')).toContain('Show an example.');
  fireEvent.click(screen.getByRole('button', {name: 'Send'}));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('comment was sent'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an answer that fails late does not contradict the comment that was sent', async () => {
  const answers: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise(resolve => answers.push(resolve)));
  renderInSite(<Form settings={{feedbackLink: link, feedbackEndpoint: endpoint}} {...answer} />);
  await waitFor(() => expect(answers).toHaveLength(1));
  fireEvent.change(screen.getByRole('textbox'), {target: {value: 'Show an example.'}});
  fireEvent.submit(screen.getByRole('textbox'));
  await waitFor(() => expect(answers).toHaveLength(2));
  answers[1]?.(new Response(null, {status: 204}));
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('comment was sent'));
  await act(async () => answers[0]?.(new Response(null, {status: 500})));
  expect(screen.getByRole('status').textContent).toContain('comment was sent');
  expect(screen.queryByRole('alert')).toBeNull();
});

test.each([
  ['an issue', link, 'open an issue'],
  ['an email', 'mailto:help@example.com?subject=Feedback%3A%20', 'write an email'],
])('without an endpoint nothing is sent: the reader gets a link to %s', (_, address, name) => {
  const bodies = playEndpoint();
  renderInSite(<Form settings={{feedbackLink: address}} {...answer} helpful />);
  expect(screen.getByRole('status').textContent).toContain('Nothing has been sent yet');
  fireEvent.change(screen.getByLabelText('What helped? (optional)'), {target: {value: 'All.'}});
  expect(screen.getByRole('link', {name}).getAttribute('href')).toBe(
    `${address}${page}&body=All.%0A%0APage%3A%20%2Fdocs%2Fconcepts%2Fworkspace%0AVersion%3A%201.5.x%0AHelpful%3A%20yes`,
  );
  expect(bodies).toEqual([]);
});
