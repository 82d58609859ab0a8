/**
 * Asks the embedded engine what readers paste: commands, lines of code, logs and stack traces, as one line like the
 * field of the search makes of them. The line that matters stands among much that says nothing of the page.
 */
import {expect, it} from 'vitest';
import {channels, members, troubleshooting} from './ledger/routes';
import {engines, filterFor} from './support/engines';
import {outcomeOf} from './support/measures';

const keys =
  "-H 'X-ENGAGESPOT-API-KEY: YOUR_API_KEY' -H 'X-ENGAGESPOT-API-SECRET: YOUR_API_SECRET'";
const json = "-H 'Content-Type: application/json'";
const nodeTrace =
  'at process.processTicksAndRejections (node:internal/process/task_queues:95:5) at async sendOrderMail (/srv/app/dist/jobs/orders.js:118:21) at async Worker.processJob (/srv/app/node_modules/bullmq/dist/cjs/classes/worker.js:394:28) at async Worker.retryIfFailed (/srv/app/node_modules/bullmq/dist/cjs/classes/worker.js:581:24)';

const commands: [query: string, page: string][] = [
  [`curl ${keys} -X DELETE https://api.engagespot.co/v3/users/user_1042`, '/api/users/delete-user'],
  [
    `curl -X POST ${json} -H 'Authorization: Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.a/b' --data '{"notification":{"workflow":{"identifier":"order_shipped"}},"data":{"url":"https://acme.example/orders/1042"},"sendTo":{"recipients":["ada@acme.example"]}}' https://api.engagespot.co/v3/notifications`,
    '/api/notifications/send-notification',
  ],
  [
    String.raw`curl --request PUT \  --url 'https://api.engagespot.co/v3/users/user_1042' \  --header 'content-type: application/json' \--header 'x-engagespot-api-key: k' \  --data '{"email":"ada@acme.example","phoneNumber":"+15550100"}'`,
    '/api/users/create-or-update-user',
  ],
  [
    `curl "https://api.engagespot.co/v3/users" ${keys} ${json} -d '{"identifier": "user_1042", "note": "please DELETE me"}'`,
    '/api/users/create-user',
  ],
  [
    String.raw`curl -sSXPATCH ${keys} ${json} --data-raw "{\"categories\": []}" "$BASE_URL/v4/preferences"`,
    '/api/preferences/update-preferences',
  ],
  [
    `$ curl -s 'https://api.engagespot.co/v3/notifications?limit=20&page=2' -H "X-ENGAGESPOT-USER-ID: post@acme.example" | jq '.data[] | .id'`,
    '/api/notifications/list-notification',
  ],
  [
    `const response = await fetch(\`https://api.engagespot.co/v3/notifications/\${id}/click\`, {method: 'POST', headers: {'Content-Type': 'application/json', 'X-ENGAGESPOT-API-KEY': process.env.API_KEY}, body: JSON.stringify({reason: 'get started'})});`,
    '/api/notifications/mark-notification-as-read',
  ],
  [
    `import requests; r = requests.delete("https://api.engagespot.co/v3/categories/" + category_id, headers={"Content-Type": "application/json", "X-ENGAGESPOT-SECRET-KEY": os.environ["KEY"]}, timeout=10); r.raise_for_status()`,
    '/api/categories/delete-category',
  ],
];

const traces: [query: string, page: string][] = [
  [
    `Uncaught (in promise) Error: [ES1004]: SDK initialization failed. Please see the console of your browser. at t.register (https://cdn.acme.example/assets/index-4f2a91c7.js:2:48211) at async t.init (https://cdn.acme.example/assets/index-4f2a91c7.js:2:51034) at async mount (https://cdn.acme.example/assets/app-77b0c1d2.js:1:9042) at async https://cdn.acme.example/assets/app-77b0c1d2.js:1:12043`,
    troubleshooting,
  ],
  [
    `2026-11-03T10:22:31.482Z ERROR worker-7 [orders] job 88213 failed after 3 attempts: Error: 422 Unprocessable Entity {"message":"Trial accounts can only send emails to the administrator's email. #MS42225","errors":{"to":["Trial accounts can only send emails"]}} ${nodeTrace}`,
    `${channels}/email/mailersend`,
  ],
  [
    `{"level":"error","ts":1793701351.48,"caller":"deliver/status.go:212","msg":"message was not delivered","account_sid":"AC1f0b9","message_sid":"SM77e2c1","status":"undelivered","error_code":63016,"to":"whatsapp:+15550100","from":"whatsapp:+15550199","attempt":2,"queue":"default","elapsed_ms":812}`,
    `${channels}/whatsapp/twilio`,
  ],
  [
    `[2026-11-03 10:22:31] production.ERROR: An API error occurred: not_in_channel {"exception":"[object] (App\\Exceptions\\DeliveryFailed(code: 0): An API error occurred: not_in_channel at /var/www/app/Services/Deliver.php:88)"} [stacktrace] #0 /var/www/app/Jobs/Notify.php(41): App\\Services\\Deliver->send(Object(App\\Models\\Order)) #1 /var/www/vendor/laravel/framework/src/Illuminate/Container/BoundMethod.php(36): App\\Jobs\\Notify->handle() #2 {main}`,
    `${channels}/slack/slack-provider`,
  ],
  [
    `DiscordAPIError[50001]: Missing Access at handleErrors (/srv/bot/node_modules/@discordjs/rest/dist/index.js:687:13) ${nodeTrace} { requestBody: { files: undefined, json: { content: 'Order shipped' } }, rawError: { message: 'Missing Access', code: 50001 }, code: 50001, status: 403, method: 'POST' }`,
    `${channels}/discord`,
  ],
  [
    `Error: No component factory: useEngagespot must be used within EngagespotProvider at useEngagespot (webpack-internal:///(app-pages-browser)/./node_modules/@engagespot/react-hooks/dist/index.mjs:41:11) at Bell (webpack-internal:///(app-pages-browser)/./src/components/Bell.tsx:17:88) at renderWithHooks (webpack-internal:///(app-pages-browser)/./node_modules/next/dist/compiled/react-dom/cjs/react-dom.development.js:11121:18) at updateFunctionComponent (webpack-internal:///react-dom.development.js:16290:20)`,
    `${members}/hooks`,
  ],
];

async function placeOf(query: string, page: string): Promise<number | undefined> {
  const client = engines[0]?.client;
  const answer = await client?.search({q: query, filter_by: filterFor('current')});
  return answer && outcomeOf(query, [page], answer).place;
}

it.each(commands)('shows the operation of a command first: %s', async (query, page) => {
  expect(await placeOf(query, page)).toBe(1);
});

it.each(traces)(
  'shows the page of what a trace names among the first two: %s',
  async (query, page) => {
    expect(await placeOf(query, page)).toBeLessThanOrEqual(2);
  },
);
