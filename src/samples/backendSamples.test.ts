import {describe, expect, test} from 'vitest';
import {problemsIn} from '../../tests/support/samplePage.ts';

/** A sample that is right, and changes that make it wrong: what to find, its replacement, what is said. */
interface Sample {
  name: string;
  language: string;
  code: string;
  wrong: readonly [find: string, replacement: string, problem: string][];
}

const samples: readonly Sample[] = [
  {
    name: 'requests with the method as an argument',
    language: 'python',
    code: `import requests

def call(method, path, body=None):
    return requests.request(method, f"https://api.engagespot.co{path}", json=body)

call("PATCH", "/v4/preferences", body={"categories": {"news": {"channel_types": {"email": {"enabled": 0}}}}})
call("GET", "/v3/notifications?pageNo=1&limit=15")`,
    wrong: [
      ['"PATCH"', '"POST"', '/v4/preferences does not take POST. It takes GET, PATCH'],
      ['/v4/preferences', '/v4/preference', 'has no path /v4/preference.'],
      ['"channel_types"', '"channels"', 'has no key categories.news.channels.'],
      ['/v3/notifications?', '/v3/inbox?', 'has no path /v3/inbox.'],
    ],
  },
  {
    name: 'an address put together with plus',
    language: 'python',
    code: `import requests

def remove(identifier):
    url = "https://api-eu.engagespot.co/v3/users/" + identifier
    requests.delete(url, headers={"X-ENGAGESPOT-API-SECRET": "b"})`,
    wrong: [
      ['/v3/users/', '/v3/user/', 'has no path /v3/user/{…}.'],
      ['.delete(', '.patch(', '/v3/users/{identifier} does not take PATCH. It takes PUT, DELETE'],
      ['API-SECRET', 'SECRET', 'X-ENGAGESPOT-SECRET is not a header'],
    ],
  },
  {
    name: 'Guzzle with the method as an argument',
    language: 'php',
    code: `<?php
$client = new GuzzleHttp\\Client();
$response = $client->request('POST', 'https://api.engagespot.co/v3/users', [
  'body' => '{"identifier":"user_1042","profile":{"plan":"team"}}',
  'headers' => ['Content-Type' => 'application/json', 'X-ENGAGESPOT-API-KEY' => 'a'],
]);`,
    wrong: [
      ["'POST'", "'PUT'", '/v3/users does not take PUT. It takes POST'],
      ['"profile"', '"attributes"', 'the body of POST /v3/users has no key attributes.'],
    ],
  },
  {
    name: 'curl of PHP',
    language: 'php',
    code: `<?php
$body = [
    'notification' => ['workflow' => ['identifier' => 'order_shipped']],
    'sendTo' => ['recipients' => ['user_1042']],
];
$call = curl_init('https://api.engagespot.co/v3/notifications');
curl_setopt_array($call, [
    CURLOPT_CUSTOMREQUEST => 'POST',
    CURLOPT_POSTFIELDS => json_encode($body),
    CURLOPT_HTTPHEADER => ['X-ENGAGESPOT-API-KEY: ' . getenv('KEY')],
]);`,
    wrong: [
      ["'sendTo'", "'to'", 'the body of POST /v3/notifications has no key to.'],
      ["'POST'", "'PATCH'", '/v3/notifications does not take PATCH.'],
      ['X-ENGAGESPOT-API-KEY:', 'X-ENGAGESPOT-APIKEY:', 'X-ENGAGESPOT-APIKEY is not a header'],
    ],
  },
  {
    name: 'Net::HTTP',
    language: 'ruby',
    code: `require 'net/http'

url = URI('https://api.engagespot.co/v3/categories')
http = Net::HTTP.new(url.host, url.port)
request = Net::HTTP::Post.new(url)
request['X-ENGAGESPOT-API-KEY'] = 'a'
request.body = { identifier: 'news', name: 'News' }.to_json
response = http.request(request)`,
    wrong: [
      ['Post.new', 'Put.new', '/v3/categories does not take PUT. It takes GET, POST'],
      ['name:', 'title:', 'the body of POST /v3/categories has no key title.'],
      ['/v3/categories', '/v3/category', 'has no path /v3/category.'],
    ],
  },
  {
    name: 'reqwest with the method as an argument',
    language: 'rust',
    code: `async fn read(id: u32) -> Result<(), reqwest::Error> {
    let body = json!([{"op": "replace", "path": "/fcm/tokens", "value": [id]}]);
    as_user(Method::PATCH, "/v3/profile", "user_1042").json(&body).send().await?;
    as_user(Method::POST, &format!("/v3/notifications/{id}/click"), "user_1042").send().await?;
    Ok(())
}`,
    wrong: [
      ['Method::PATCH', 'Method::POST', '/v3/profile does not take POST. It takes GET, PUT, PATCH'],
      ['"op"', '"operation"', 'the body of PATCH /v3/profile has no key [].operation.'],
      ['/click', '/read', 'has no path /v3/notifications/{…}/read.'],
    ],
  },
  {
    name: 'net/http with a constant as the method',
    language: 'go',
    code: `package main

const host = "https://api.engagespot.co"

func create(identifier string) {
	body, _ := json.Marshal(map[string]any{"identifier": identifier, "profile": map[string]any{"plan": "team"}})
	request, _ := http.NewRequest(http.MethodPost, host+"/v3/users", bytes.NewReader(body))
	request.Header.Set("X-ENGAGESPOT-API-SECRET", "b")
}`,
    wrong: [
      ['http.MethodPost', 'http.MethodPatch', '/v3/users does not take PATCH. It takes POST'],
      ['"profile"', '"user"', 'the body of POST /v3/users has no key user.'],
      ['"X-ENGAGESPOT-API-SECRET"', '"X-ENGAGESPOT-TOKEN"', 'X-ENGAGESPOT-TOKEN is not a header'],
    ],
  },
  {
    name: 'OkHttp',
    language: 'kotlin',
    code: `fun connect(http: OkHttpClient) {
    val json = """{"deviceType": "android", "browserType": "laundry"}"""
    val request = Request.Builder()
        .url("https://api.engagespot.co/v3/sdk/connect")
        .header("X-ENGAGESPOT-DEVICE-ID", "device")
        .post(json.toRequestBody("application/json".toMediaType()))
        .build()
}`,
    wrong: [
      ['.post(', '.put(', '/v3/sdk/connect does not take PUT. It takes POST'],
      ['browserType', 'browser', 'the body of POST /v3/sdk/connect has no key browser.'],
      ['sdk/connect', 'connect', 'has no path /v3/connect.'],
    ],
  },
  {
    name: 'a path behind a base with the version',
    language: 'swift',
    code: `final class Inbox {
    private let root = "https://api.engagespot.co/v3"

    func opened(_ id: Int) async throws {
        try await request("POST", "/notifications/\\(id)/click")
    }

    func save(_ token: String) async throws {
        try await request("PATCH", "/profile", [["op": "add", "path": "/fcm", "value": token]])
    }

    private func request(_ method: String, _ path: String, _ body: [Any]? = nil) async throws {
        var call = URLRequest(url: URL(string: root + path)!)
        call.httpMethod = method
    }
}`,
    wrong: [
      ['/click', '/clicks', 'has no path /v3/notifications/{…}/clicks.'],
      ['"PATCH"', '"DELETE"', '/v3/profile does not take DELETE.'],
      ['"op"', '"operation"', 'the body of PATCH /v3/profile has no key [].operation.'],
    ],
  },
  {
    name: 'Uri.https',
    language: 'dart',
    code: `class Api {
  Api(this.token, {this.host = 'api.engagespot.co'});

  final String token;
  final String host;

  Future<void> page(int number) async {
    final url = Uri.https(host, '/v3/notifications', {'pageNo': '$number'});
    await http.get(url, headers: {'Authorization': 'Bearer $token'});
  }
}`,
    wrong: [
      ['/v3/notifications', '/v3/messages', 'has no path /v3/messages.'],
      ['http.get', 'http.put', '/v3/notifications does not take PUT. It takes POST, GET'],
    ],
  },
  {
    name: 'an SDK in a parameter without a type',
    language: 'python',
    code: `def send_documents(engagespot, traveler):
    return engagespot.send(
        {
            "notification": {"workflow": {"identifier": "trip_documents"}},
            "sendTo": {"recipients": [traveler]},
        }
    )`,
    wrong: [
      ['engagespot.send(', 'engagespot.trigger(', 'Engagespot has no member trigger.'],
      ['"workflow"', '"template"', 'has no key notification.template.'],
    ],
  },
  {
    name: 'a request in a variable',
    language: 'ruby',
    code: `require 'engagespot'

def announce(client, household)
  request = { notification: { workflow: { identifier: 'bill' } }, sendTo: { recipients: [household] } }
  client.send(request)
end`,
    wrong: [
      ['client.send(', 'client.deliver(', 'Engagespot has no member deliver.'],
      ['recipients:', 'users:', 'has no key sendTo.users.'],
    ],
  },
  {
    name: 'positional arguments and a token',
    language: 'php',
    code: `<?php
use Engagespot\\EngagespotClient;

$engagespot = new EngagespotClient(getenv('KEY'), getenv('SECRET'), signingKey: getenv('SIGNING'));
echo $engagespot->generateUserToken('user_1042');`,
    wrong: [
      ['generateUserToken', 'createUserToken', 'EngagespotClient has no member createUserToken.'],
      ['signingKey:', 'privateKey:', 'EngagespotClient() takes no argument privateKey.'],
      [
        "'user_1042'",
        "'user_1042', 60",
        'generateUserToken() takes at most 1 argument: identifier',
      ],
    ],
  },
  {
    name: 'the builder',
    language: 'rust',
    code: `use engagespot::EngagespotBuilder;

fn client(key: &str, secret: &str) -> engagespot::Engagespot {
    EngagespotBuilder::new(key, secret).base_url("https://api-eu.engagespot.co/v3").build()
}`,
    wrong: [
      ['.base_url(', '.region(', 'EngagespotBuilder has no member region. It has: base_url, build'],
      ['.build()', '.finish()', 'EngagespotBuilder has no member finish.'],
    ],
  },
];

async function problemsOf(language: string, code: string): Promise<string[]> {
  const problems = await problemsIn([`\`\`\`${language} title="a"`, ...code.split('\n'), '```']);
  return problems.map(problem => problem.replace(/^[^:]+:\d+: /, ''));
}

describe.each(samples)('$language: $name', ({language, code, wrong}) => {
  test('passes', async () => {
    expect(await problemsOf(language, code)).toEqual([]);
  });

  test.each(wrong)('%s → %s', async (find, replacement, problem) => {
    expect(code).toContain(find);
    expect(await problemsOf(language, code.replace(find, replacement))).toEqual([
      expect.stringContaining(problem),
    ]);
  });
});
