/** Texts and numbers for what samples ask for, by the name of the parameter or property. */

/** The first pattern that matches a name decides. Names of an `id` begin with those of its owner. */
const texts: readonly [RegExp, string][] = [
  [/categoryId$|(?:categor|subject|changes?)\w*\.(?:id|key)$/i, '13'],
  [/deviceId$|device\w*\.id$/i, '3e7d1f52-8a4b-4c1d-9f60-7b2a5c9d0e11'],
  [/channel\w*\.id$/i, 'email'],
  [/(?:user|person|recipient|customer|employee|member|owner|agent|guest)\w*\.id$/i, 'user_1042'],
  [/^id$|notificationId$|\.id$|\.key$/i, '90210'],
  [/(?:Id|identifier|^user|^recipient|^customer)$/i, 'user_1042'],
  [/apiKey$/i, 'demo_api_key'],
  [/secret/i, 'demo_api_secret'],
  [/baseUrl|endpoint/i, 'https://api.engagespot.co'],
  [/url|href|link|image|icon|src|address$/i, 'https://app.example.com/orders/88213'],
  [/path|route/i, '/orders/88213'],
  [/e?mail/i, 'priya@example.com'],
  [/phone|tel$/i, '+15550100123'],
  [/timeZone$/i, 'Europe/Madrid'],
  [/At$|date|time|when|since|until|iso/i, '2030-01-31T09:00:00.000Z'],
  [/workflow$/i, 'order_shipped'],
  [/category/i, 'order_updates'],
  [/channel/i, 'email'],
  [/lang|locale/i, 'en'],
  [/region/i, 'us'],
  [/selector/i, 'body'],
  [/color/i, '#3f3f46'],
  [/size|width|height/i, '1rem'],
  [/json|body|payload/i, '{}'],
  [/version/i, '3.0.1'],
];

function known(name: string): string | undefined {
  return texts.find(([pattern]) => pattern.test(name))?.[1];
}

/** @param given texts that only a run knows, such as a token, by name */
export function textFor(name: string, given: Readonly<Record<string, string>>): string {
  return given[name] ?? known(name) ?? 'example';
}

export function numberFor(name: string): number {
  const number = Number(known(name));
  return Number.isInteger(number) && number > 0 ? number : 1;
}

/** A value for a parameter without a type, as JavaScript has them: most often a user, or what is called. */
export function untypedFor(name: string, given: Readonly<Record<string, string>>): unknown {
  if (/^(?:on|set|get|show|navigate|render)(?:[A-Z]|$)|callback|handler|listener/.test(name)) {
    return () => undefined;
  }
  if (/^(?:children|options|props|args|_|error|reason)$/.test(name)) return undefined;
  return given[name] ?? known(name) ?? 'user_1042';
}
