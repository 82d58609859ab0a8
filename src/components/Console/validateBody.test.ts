import {expect, test} from 'vitest';
import {validateBody} from './validateBody';

test('a body that fits has no problems', () => {
  expect(
    validateBody('createCategory', '{"identifier": "order_updates", "name": "Order updates"}'),
  ).toEqual([]);
});

test('names the field and the problem in the words of the API', () => {
  expect(
    validateBody(
      'sendNotification',
      '{"notification": "order_shipped", "sendTo": {"recipients": ["user_1042"]}}',
    ),
  ).toEqual(['notification must be an object']);
});

test('says where JSON is broken', () => {
  expect(validateBody('createCategory', '{\n  "identifier": order\n}')).toEqual([
    expect.stringMatching(/^This is not JSON: there is a mistake( at line 2, column \d+)?\.$/),
  ]);
});
