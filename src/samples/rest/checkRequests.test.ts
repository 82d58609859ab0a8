import {describe, expect, test} from 'vitest';
import {problemsIn} from '../../../tests/support/samplePage.ts';

/** What the check says about one sample, without the place. */
async function problemsOf(language: string, code: string): Promise<string[]> {
  const problems = await problemsIn([`\`\`\`${language} title="a"`, ...code.split('\n'), '```']);
  return problems.map(problem => problem.replace(/^[^:]+:\d+: /, ''));
}

/** A call of the REST interface in each language, as its readers write it. */
const calls: Readonly<Record<string, string>> = {
  python: `import os
import requests

HOST = "https://api.engagespot.co"

def stop(number):
    requests.patch(
        f"{HOST}/v4/workflows/order_reminder/cancel-run",
        headers={"X-ENGAGESPOT-API-KEY": os.environ["KEY"]},
        json={"cancellationKey": f"order-{number}"},
        timeout=10,
    )`,
  php: `<?php
use GuzzleHttp\\Client;

$api = new Client(['base_uri' => 'https://api.engagespot.co']);
$api->patch('/v4/workflows/order_reminder/cancel-run', [
    'headers' => ['X-ENGAGESPOT-API-KEY' => getenv('KEY')],
    'json' => ['cancellationKey' => "order-$number"],
]);`,
  ruby: `class Api
  include HTTParty
  base_uri 'https://api.engagespot.co'

  def self.stop(key)
    patch(
      '/v4/workflows/order_reminder/cancel-run',
      headers: { 'X-ENGAGESPOT-API-KEY' => ENV.fetch('KEY') },
      body: { cancellationKey: key }.to_json
    )
  end
end`,
  rust: `const HOST: &str = "https://api.engagespot.co";

async fn stop(http: &Client, order: &str) -> Result<Response> {
    http.patch(format!("{HOST}/v4/workflows/order_reminder/cancel-run"))
        .header("X-ENGAGESPOT-API-KEY", "key")
        .json(&json!({"cancellationKey": order}))
        .send()
        .await
}`,
  go: `package main

func main() {
	url := "https://api.engagespot.co/v4/workflows/order_reminder/cancel-run"
	payload := strings.NewReader("{\\"cancellationKey\\":\\"order-1\\"}")
	req, _ := http.NewRequest("PATCH", url, payload)
	req.Header.Add("X-ENGAGESPOT-API-KEY", "key")
}`,
  kotlin: `class Api(private val host: String = "https://api.engagespot.co") {
    fun stop(order: String) {
        call("PATCH", "/v4/workflows/order_reminder/cancel-run", JSONObject().put("cancellationKey", order))
    }

    private fun call(method: String, path: String, body: JSONObject) {
        val connection = URL(host + path).openConnection()
        connection.setRequestProperty("X-ENGAGESPOT-API-KEY", "key")
    }
}`,
  swift: `struct Api {
    var host = "https://api.engagespot.co"

    func stop(_ order: String) async throws {
        let body = ["cancellationKey": order]
        _ = try await call("PATCH", "/v4/workflows/order_reminder/cancel-run", body: JSONEncoder().encode(body))
    }

    func call(_ method: String, _ path: String, body: Data) async throws {
        var request = URLRequest(url: URL(string: host + path)!)
        request.setValue("key", forHTTPHeaderField: "X-ENGAGESPOT-API-KEY")
    }
}`,
  dart: `Future<void> stop(String order) async {
  const host = 'https://api.engagespot.co';
  await http.patch(
    Uri.parse('$host/v4/workflows/order_reminder/cancel-run'),
    headers: {'X-ENGAGESPOT-API-KEY': 'key'},
    body: jsonEncode({'cancellationKey': order}),
  );
}`,
};

describe.each(Object.entries(calls))('%s', (language, code) => {
  test('a documented call passes', async () => {
    expect(await problemsOf(language, code)).toEqual([]);
  });

  test('a path that does not exist', async () => {
    const [problem, ...others] = await problemsOf(
      language,
      code.replace('cancel-run', 'cancel-runs'),
    );
    expect(problem).toBe(
      'the REST interface has no path /v4/workflows/order_reminder/cancel-runs. Nearest: /v4/workflows/{identifier}/cancel-run',
    );
    expect(others).toEqual([]);
  });

  test('a method that the path does not take', async () => {
    const wrong = code.replace(/\bpatch\(/, 'put(').replace('"PATCH"', '"PUT"');
    expect(await problemsOf(language, wrong)).toEqual([
      '/v4/workflows/{identifier}/cancel-run does not take PUT. It takes PATCH',
    ]);
  });

  test('a key that the body does not have', async () => {
    const wrong = code.replace('cancellationKey', 'cancelationKey');
    expect(await problemsOf(language, wrong)).toEqual([
      'the body of PATCH /v4/workflows/{identifier}/cancel-run has no key cancelationKey. It has: cancellationKey, cancelFor',
    ]);
  });

  test('a header that does not exist', async () => {
    const wrong = code.replace('X-ENGAGESPOT-API-KEY', 'X-ENGAGESPOT-KEY');
    expect(await problemsOf(language, wrong)).toEqual([
      expect.stringMatching(
        /^X-ENGAGESPOT-KEY is not a header of the REST interface\. There are: .*X-ENGAGESPOT-API-KEY/,
      ),
    ]);
  });
});

const sending = (body: string) =>
  `import requests\n\nbody = ${body}\nrequests.post("https://api.engagespot.co/v3/notifications", json=body)`;

test('a key is looked for at its place, also in lists and behind names', async () => {
  const wrong = `{
    "notification": {"workflow": {"identifer": "order_shipped"}},
    "sendTo": {"recipients": [{"identifier": "user_1042", "mail": "priya@example.com"}]},
    "data": {"attachments": [{"name": "a.pdf", "type": "application/pdf"}]},
    "sendat": "2030-01-31T09:00:00.000Z",
}`;
  const problems = await problemsIn(['```python title="a"', ...sending(wrong).split('\n'), '```']);
  expect(problems.map(problem => problem.split('. ')[0])).toEqual([
    'docs/page.mdx:9: the body of POST /v3/notifications has no key notification.workflow.identifer',
    'docs/page.mdx:10: the body of POST /v3/notifications has no key sendTo.recipients[].mail',
    'docs/page.mdx:11: the body of POST /v3/notifications has no key data.attachments[].type',
    'docs/page.mdx:12: the body of POST /v3/notifications has no key sendat',
  ]);
});

test('objects that allow any keys do', async () => {
  const right = `{
    "notification": {"workflow": {"identifier": "order_shipped"}},
    "sendTo": {"recipients": ["user_1042"]},
    "data": {"anything": {"at": "all"}},
    "override": {"mailgun": {"o:tag": "incident"}},
}`;
  expect(await problemsOf('python', sending(right))).toEqual([]);
});

test('older versions may send what they sent then', async () => {
  const code = sending(
    '{"notification": {"title": "Hi"}, "recipients": ["user_1042"], "category": "a"}',
  );
  const page = ['```python title="a"', ...code.split('\n'), '```'];
  expect(await problemsIn(page, '1.0.0')).toEqual([]);
  expect(await problemsIn(page)).toEqual([
    expect.stringContaining('has no key notification.title'),
    expect.stringContaining('has no key recipients'),
    expect.stringContaining('has no key category'),
  ]);
});

test('a header among the arguments of a call', async () => {
  const code = `class Rest
  include HTTParty
  headers 'Content-Type' => 'application/json', 'X-ENGAGESPOT-KEY' => 'a'
end`;
  expect(await problemsOf('ruby', code)).toEqual([
    expect.stringContaining('X-ENGAGESPOT-KEY is not a header'),
  ]);
});

test.each(['/v3/notifications/all', '/v3/notifications/n-{id}'])(
  '%s is no notification: their identifiers are numbers',
  async path => {
    const code = `import requests\n\nrequests.delete(f"https://api.engagespot.co${path}")`;
    expect(await problemsOf('python', code)).toEqual([
      expect.stringContaining('the REST interface has no path'),
    ]);
  },
);

test('a path that is put into an object is no call', async () => {
  const code = `fun change(api: Api) {
    val change = JSONObject().put("op", "replace").put("path", "/v3/notifications")
    api.call("PATCH", "https://api.engagespot.co/v3/profile", JSONArray().put(change))
}`;
  expect(await problemsOf('kotlin', code)).toEqual([]);
});

test('calls of other servers are left alone', async () => {
  const code = `import requests

print("/v3/orders are gone")
requests.put("https://backend.example.com/v3/orders", json={"number": 1})
shop.post("/orders", body={"number": 1})`;
  expect(await problemsOf('python', code)).toEqual([]);
});

test('a sample that goes on names a problem once, where it is', async () => {
  const lines = [
    '```python title="a"',
    'import requests',
    'HOST = "https://api.engagespot.co"',
    '```',
    '```python continues',
    'requests.get(f"{HOST}/v3/notification")',
    '```',
    '```python continues',
    'print(1)',
    '```',
  ];
  expect(await problemsIn(lines)).toEqual([
    expect.stringMatching(
      /^docs\/page\.mdx:10: the REST interface has no path \/v3\/notification\./,
    ),
  ]);
});
