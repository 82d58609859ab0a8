import {demoSeed, demoUserId} from '@site/src/sandbox/demo';
import {playgroundWorkflows, tabSeed} from '@site/src/sandbox/page/tabSeed';
import {expect, test} from 'vitest';
import {workflowChoices} from './sendNotification';

const usual = workflowChoices('own_text').map(({identifier}) => identifier);
const special = playgroundWorkflows
  .map(({identifier}) => identifier)
  .filter(identifier => !usual.includes(identifier));

test('a playground offers the usual workflows, and a special one only if it starts with it', () => {
  expect(usual).toEqual([
    'own_text',
    'comment_added',
    'order_shipped',
    'product_release',
    'welcome',
  ]);
  expect(workflowChoices('split_time').map(({identifier}) => identifier)).toEqual([
    'split_time',
    ...usual,
  ]);
});

test('the sandbox has the workflows and the recipients that playgrounds offer', () => {
  const workflows = [...demoSeed.workflows, ...playgroundWorkflows].map(
    ({identifier}) => identifier,
  );
  const users = tabSeed.users.map(({identifier}) => identifier);
  for (const first of special) {
    for (const {identifier, recipient = demoUserId} of workflowChoices(first)) {
      expect(workflows).toContain(identifier);
      expect(users).toContain(recipient);
    }
  }
});

test('each special workflow can be offered', () => {
  for (const first of special) expect(workflowChoices(first)[0]?.identifier).toBe(first);
});
