import {expect, test} from 'vitest';
import {
  allowsDelivery,
  changePreferences,
  type Delivery,
  noPreferences,
  preferencesBody,
  withoutCategory,
} from './preferences';

const delivery: Delivery = {channel: 'email', workflow: 'order_shipped', category: 'order_updates'};

function allows(change: Parameters<typeof changePreferences>[1], changes: Partial<Delivery> = {}) {
  return allowsDelivery(changePreferences(noPreferences, change), {...delivery, ...changes});
}

test('what has no rule is enabled', () => {
  expect(allows({})).toBe(true);
  expect(allows({categories: {order_updates: {condition: null}}})).toBe(true);
});

test('every level can forbid', () => {
  expect(allows({channels: {email: {enabled: 0}}})).toBe(false);
  expect(allows({categories: {order_updates: {enabled: 0}}})).toBe(false);
  expect(allows({workflows: {order_shipped: {enabled: 0}}})).toBe(false);
});

test('a rule for a channel takes the place of the rule around it', () => {
  const onlyEmail = {enabled: 0, channel_types: {email: {enabled: 1}}} as const;
  expect(allows({categories: {order_updates: onlyEmail}})).toBe(true);
  expect(allows({categories: {order_updates: onlyEmail}}, {channel: 'inApp'})).toBe(false);
  const noEmail = {channel_types: {email: {enabled: 0}}} as const;
  expect(allows({workflows: {order_shipped: noEmail}})).toBe(false);
  expect(allows({workflows: {order_shipped: noEmail}}, {channel: 'inApp'})).toBe(true);
});

test('rules about other things do not matter', () => {
  expect(allows({categories: {order_updates: {enabled: 0}}}, {category: undefined})).toBe(true);
  expect(allows({categories: {product_news: {enabled: 0}}})).toBe(true);
});

test('an update changes what it has and keeps the rest', () => {
  const first = changePreferences(noPreferences, {
    channels: {sms: {enabled: 0}},
    categories: {order_updates: {channel_types: {email: {enabled: 0, condition: 'a'}}}},
  });
  const second = changePreferences(first, {
    categories: {order_updates: {enabled: 0, channel_types: {email: {enabled: 1}, sms: {}}}},
  });
  expect(preferencesBody(second)).toEqual({
    channels: {sms: {enabled: 0, condition: null}},
    categories: {
      order_updates: {
        enabled: 0,
        condition: null,
        channel_types: {
          email: {enabled: 1, condition: 'a'},
          sms: {enabled: 1, condition: null},
        },
      },
    },
    workflows: {},
  });
  expect(preferencesBody(first).categories?.order_updates?.enabled).toBe(1);
});

test('null takes a condition back', () => {
  const first = changePreferences(noPreferences, {channels: {sms: {condition: 'a'}}});
  const second = changePreferences(first, {channels: {sms: {condition: null}}});
  expect(preferencesBody(second).channels).toEqual({sms: {enabled: 1, condition: null}});
});

test('names of object members are only names', () => {
  const change = JSON.parse('{"categories": {"__proto__": {"enabled": 0}}}');
  const preferences = changePreferences(noPreferences, change);
  expect(JSON.stringify(preferencesBody(preferences).categories)).toContain('"__proto__"');
  expect(allowsDelivery(preferences, {...delivery, category: 'constructor'})).toBe(true);
});

test('a deleted category takes its rules along', () => {
  const preferences = changePreferences(noPreferences, {
    categories: {order_updates: {enabled: 0}, product_news: {enabled: 0}},
  });
  expect([...withoutCategory(preferences, 'order_updates').categories.keys()]).toEqual([
    'product_news',
  ]);
});
