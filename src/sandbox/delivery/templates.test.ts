import {expect, test} from 'vitest';
import {renderTemplate} from './templates';

const scope = {
  data: {carrier: 'Northline', count: 3, paid: false, items: [{name: 'Lamp'}], nothing: null},
};

test.each([
  ['No variable', 'No variable'],
  ['{{data.carrier}} brings {{ data.count }}', 'Northline brings 3'],
  ['Paid: {{data.paid}}', 'Paid: false'],
  ['First: {{data.items.0.name}}', 'First: Lamp'],
  ['[{{data.missing}}][{{data.nothing}}][{{data.items}}][{{other.x}}]', '[][][][]'],
  ['[{{data.constructor}}][{{data.__proto__}}][{{data.carrier.length}}]', '[][][]'],
  ['A{{#if data.carrier}} by {{data.carrier}}{{/if}}', 'A by Northline'],
  ['A{{#if data.missing}} by {{data.carrier}}{{/if}}{{#if data.paid}}, paid{{/if}}', 'A'],
  ['{{#each data.items}}{{1+1}}{{}}', '{{#each data.items}}{{1+1}}{{}}'],
])('%s becomes %s', (template, text) => {
  expect(renderTemplate(template, scope)).toBe(text);
});

test('values are not templates', () => {
  expect(renderTemplate('{{data.a}}', {data: {a: '{{data.b}} $&', b: 'secret'}})).toBe(
    '{{data.b}} $&',
  );
});
