/**
 * Samples of the backend SDKs, for the calls that they make as documented: sending, and creating or updating
 * a user. Other calls of an SDK depart from the documented interface, so those pages show HTTP only.
 */

interface SdkSample {
  title: string;
  code: string;
}

/** By operationId, then by the value of the language's tab. */
const samples: Record<string, Record<string, SdkSample>> = {
  sendNotification: {
    node: {
      title: '@engagespot/node',
      code: `
import {EngagespotClient} from '@engagespot/node';

const engagespot = EngagespotClient({apiKey: 'YOUR_API_KEY', apiSecret: 'YOUR_API_SECRET'});

const {requestId} = await engagespot.send({
  notification: {workflow: {identifier: 'order_shipped'}},
  sendTo: {recipients: ['user_1042']},
  data: {orderNumber: '88213', carrier: 'Northline'},
});`,
    },
    python: {
      title: 'engagespot for Python',
      code: `
from engagespot import Engagespot

engagespot = Engagespot(api_key="YOUR_API_KEY", api_secret="YOUR_API_SECRET")

response = engagespot.send({
    "notification": {"workflow": {"identifier": "order_shipped"}},
    "sendTo": {"recipients": ["user_1042"]},
    "data": {"orderNumber": "88213", "carrier": "Northline"},
})`,
    },
    php: {
      title: 'engagespot/php-sdk',
      code: `
<?php
use Engagespot\\EngagespotClient;

$engagespot = new EngagespotClient('YOUR_API_KEY', 'YOUR_API_SECRET');

$response = $engagespot->send([
    'notification' => ['workflow' => ['identifier' => 'order_shipped']],
    'sendTo' => ['recipients' => ['user_1042']],
    'data' => ['orderNumber' => '88213', 'carrier' => 'Northline'],
]);`,
    },
    ruby: {
      title: 'engagespot gem',
      code: `
require 'engagespot'

engagespot = Engagespot.new(api_key: 'YOUR_API_KEY', api_secret: 'YOUR_API_SECRET')

response = engagespot.send(
  notification: { workflow: { identifier: 'order_shipped' } },
  sendTo: { recipients: ['user_1042'] },
  data: { orderNumber: '88213', carrier: 'Northline' }
)`,
    },
  },
  createOrUpdateUser: {
    node: {
      title: '@engagespot/node',
      code: `
import {EngagespotClient} from '@engagespot/node';

const engagespot = EngagespotClient({apiKey: 'YOUR_API_KEY', apiSecret: 'YOUR_API_SECRET'});

await engagespot.createOrUpdateUser('user_1042', {
  email: 'priya@example.com',
  phoneNumber: '+15550100123',
});`,
    },
    python: {
      title: 'engagespot for Python',
      code: `
from engagespot import Engagespot

engagespot = Engagespot(api_key="YOUR_API_KEY", api_secret="YOUR_API_SECRET")

response = engagespot.create_or_update_user(
    "user_1042",
    {"email": "priya@example.com", "phoneNumber": "+15550100123"},
)`,
    },
    php: {
      title: 'engagespot/php-sdk',
      code: `
<?php
use Engagespot\\EngagespotClient;

$engagespot = new EngagespotClient('YOUR_API_KEY', 'YOUR_API_SECRET');

$response = $engagespot->createOrUpdateUser('user_1042', [
    'email' => 'priya@example.com',
    'phoneNumber' => '+15550100123',
]);`,
    },
    ruby: {
      title: 'engagespot gem',
      code: `
require 'engagespot'

engagespot = Engagespot.new(api_key: 'YOUR_API_KEY', api_secret: 'YOUR_API_SECRET')

response = engagespot.create_or_update_user(
  'user_1042',
  profile: { email: 'priya@example.com', phoneNumber: '+15550100123' }
)`,
    },
    rust: {
      title: 'engagespot crate',
      code: `
let engagespot = Engagespot::new("YOUR_API_KEY", "YOUR_API_SECRET");

engagespot
    .create_or_update_user_attrs(
        "user_1042",
        &serde_json::json!({"email": "priya@example.com", "phoneNumber": "+15550100123"}),
    )
    .await?;`,
    },
  },
};

/** The SDK sample of an operation in a language; undefined when the SDK has no such call. */
export function sdkSample(operationId: string, language: string): SdkSample | undefined {
  return samples[operationId]?.[language];
}
