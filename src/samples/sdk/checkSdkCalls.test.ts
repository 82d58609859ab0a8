import {describe, expect, test} from 'vitest';
import {problemsIn} from '../../../tests/support/samplePage.ts';

async function problemsOf(language: string, code: string): Promise<string[]> {
  const problems = await problemsIn([`\`\`\`${language} title="a"`, ...code.split('\n'), '```']);
  return problems.map(problem => problem.replace(/^[^:]+:\d+: /, ''));
}

interface Sample {
  right: string;
  /** What to replace with what, and what is said about it then. */
  wrong: readonly [find: string, replacement: string, problem: string][];
}

const samples: Readonly<Record<string, Sample>> = {
  python: {
    right: `from engagespot import Engagespot

client = Engagespot(api_key="a", api_secret="b", data_region="eu")
result = client.send(
    {
        "notification": {"workflow": {"identifier": "order_shipped"}},
        "sendTo": {"recipients": ["user_1042"]},
    }
)
client.create_or_update_user("user_1042", profile={"plan": "team"})
print(result["success"])`,
    wrong: [
      [
        'client.send(',
        'client.notify(',
        'Engagespot has no member notify. It has: send, create_or_update_user (engagespot 1.0.1)',
      ],
      [
        'data_region=',
        'region=',
        'Engagespot() takes no argument region. It takes: base_url, api_key, api_secret, data_region (engagespot 1.0.1)',
      ],
      [
        'profile=',
        'attributes=',
        'create_or_update_user() takes no argument attributes. It takes: identifier, profile (engagespot 1.0.1)',
      ],
      [
        'import Engagespot',
        'import EngagespotClient',
        'engagespot has no EngagespotClient. It has: Engagespot (engagespot 1.0.1)',
      ],
      [
        '"sendTo"',
        '"sendto"',
        'the body of POST /v3/notifications has no key sendto. It has: notification, sendTo, data, sendAt, override',
      ],
      [
        '"user_1042", profile',
        '"user_1042", {}, 1, profile',
        'create_or_update_user() takes at most 2 arguments: identifier, profile (engagespot 1.0.1)',
      ],
    ],
  },
  php: {
    right: `<?php
use Engagespot\\EngagespotClient;

final class Notifier
{
    public function __construct(private EngagespotClient $engagespot)
    {
    }

    public function tell(string $user): string
    {
        return $this->engagespot->send([
            'notification' => ['workflow' => ['identifier' => 'order_shipped']],
            'sendTo' => ['recipients' => [$user]],
        ]);
    }
}

$client = new EngagespotClient(['apiKey' => 'a', 'apiSecret' => 'b']);
$client->createOrUpdateUser('user_1042', ['plan' => 'team']);`,
    wrong: [
      [
        'engagespot->send(',
        'engagespot->notify(',
        'EngagespotClient has no member notify. It has: send, createOrUpdateUser, generateUserToken, ',
      ],
      [
        "'apiSecret' =>",
        "'secret' =>",
        'EngagespotClient() takes no key secret. It takes: apiKey, apiSecret, baseUrl, signingKey (engagespot/php-sdk v1.3.1)',
      ],
      ['->createOrUpdateUser', '->updateUser', 'EngagespotClient has no member updateUser.'],
      [
        'use Engagespot\\EngagespotClient',
        'use Engagespot\\Engagespot',
        'Engagespot has no Engagespot. It has: EngagespotClient',
      ],
      [
        "'identifier' =>",
        "'id' =>",
        'the body of POST /v3/notifications has no key notification.workflow.id. It has: identifier, cancellationKey',
      ],
    ],
  },
  ruby: {
    right: `require 'engagespot'

class Welcome
  def initialize
    @client = Engagespot.new(api_key: 'a', api_secret: 'b')
  end

  def call(user)
    @client.send(
      notification: { workflow: { identifier: 'welcome' } },
      sendTo: { recipients: [user] }
    )
    @client.create_or_update_user(user, profile: { plan: 'team' })
  end
end`,
    wrong: [
      [
        '@client.send(',
        '@client.send_notification(',
        'Engagespot has no member send_notification. It has: send, create_or_update_user, base_url, api_key, api_secret (engagespot 1.0.3)',
      ],
      [
        'api_secret:',
        'secret:',
        'Engagespot.new() takes no argument secret. It takes: base_url, api_key, api_secret (engagespot 1.0.3)',
      ],
      ['profile:', 'attributes:', 'create_or_update_user() takes no argument attributes.'],
      ['sendTo:', 'send_to:', 'the body of POST /v3/notifications has no key send_to.'],
    ],
  },
  rust: {
    right: `use engagespot::{Engagespot, NotificationBuilder};

async fn tell(client: &Engagespot, recipients: &Vec<String>) -> Result<String, String> {
    let notification = NotificationBuilder::new("Hello", recipients)
        .message("World")
        .build();
    client.send(&notification).await
}

fn client() -> Engagespot {
    Engagespot::new("a", "b")
}`,
    wrong: [
      [
        'client.send(',
        'client.notify(',
        'Engagespot has no member notify. It has: send, create_or_update_user_attrs (engagespot 0.1.0)',
      ],
      ['.message(', '.body(', 'NotificationBuilder has no member body.'],
      [
        'Engagespot::new("a", "b")',
        'Engagespot::create("a", "b")',
        'Engagespot has no member create.',
      ],
      [
        'Engagespot::new("a", "b")',
        'Engagespot::new("a", "b", "eu")',
        'Engagespot::new() takes at most 2 arguments: api_key, api_secret (engagespot 0.1.0)',
      ],
      [
        '{Engagespot, NotificationBuilder}',
        '{Engagespot, NotificationsBuilder}',
        'engagespot has no NotificationsBuilder.',
      ],
    ],
  },
  dart: {
    right: `import 'package:engagespot_sdk/engagespot_sdk.dart';

Future<void> open(String user) async {
  Engagespot.initSdk(apiKey: 'YOUR_API_KEY', isDebug: true);
  await Engagespot.LoginUser(userId: user);
  final page = await Engagespot.getNotifications();
}`,
    wrong: [
      [
        '.LoginUser',
        '.loginUser',
        'Engagespot has no member loginUser. It has: initSdk, LoginUser, ',
      ],
      ['userId:', 'user:', 'LoginUser() takes no argument user. It takes: userId'],
      ['isDebug:', 'debug:', 'initSdk() takes no argument debug.'],
    ],
  },
  go: {
    right: `package main

import "github.com/Engagespot/engagespot-go/engagespot"

func main() {
	client := engagespot.NewClient("a", "b")
	client.Notifications.Send(&engagespot.Notification{
		Workflow: engagespot.Workflow{Identifier: "order_shipped"},
	})
}`,
    wrong: [
      ['engagespot.NewClient', 'engagespot.New', 'engagespot has no New.'],
      ['.Send(', '.Trigger(', 'NotificationService has no member Trigger.'],
      ['Workflow: engagespot', 'Flow: engagespot', 'Notification has no field Flow.'],
    ],
  },
};

describe.each(Object.entries(samples))('%s', (language, {right, wrong}) => {
  test('what the SDK has passes', async () => {
    expect(await problemsOf(language, right)).toEqual([]);
  });

  test.each(wrong)('%s → %s', async (find, replacement, problem) => {
    expect(right).toContain(find);
    const problems = await problemsOf(language, right.replace(find, replacement));
    expect(problems).toEqual([expect.stringContaining(problem)]);
  });
});

test('a client of another sample of the page is known', async () => {
  const lines = [
    '```python title="club/inbox.py"',
    'from engagespot import Engagespot',
    'inbox = Engagespot(api_key="a", api_secret="b")',
    '```',
    '```python title="club/rain.py"',
    'from club.inbox import inbox',
    'inbox.notify({})',
    '```',
  ];
  expect(await problemsIn(lines)).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:11: Engagespot has no member notify/),
  ]);
});

test('a client that PHP requires from a file is known by its name', async () => {
  const code = `<?php
$engagespot = require __DIR__ . '/bootstrap/engagespot.php';

$engagespot->notify([]);`;
  expect(await problemsOf('php', code)).toEqual([
    expect.stringContaining('EngagespotClient has no member notify'),
  ]);
});
