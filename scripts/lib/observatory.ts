/**
 * The points that the HTTP Observatory of Mozilla gives a site, by its published rules (mdn/mdn-http-observatory,
 * src/grader): 100 to begin with, less for what is missing, and more for what few sites have once there are 90. Of its
 * ten tests those about certificates and the list of preloaded hosts cannot be run on one machine; a site behind HTTPS
 * passes them without points.
 */

/** What one test says. */
export interface Finding {
  test: string;
  points: number;
  /** What the points are for. */
  reason: string;
}

export interface Score {
  points: number;
  /** The most that the rules can give. */
  most: number;
  grade: string;
  findings: Finding[];
}

/** The answer to a request for a page. */
export interface ScoredAnswer {
  headers: Headers;
  html: string;
}

type Sources = ReadonlySet<string>;

const broad = [
  'ftp:',
  'http:',
  'https:',
  '*',
  'http://*',
  'http://*.*',
  'https://*',
  'https://*.*',
];
const broadOrInline = [...broad, "'unsafe-inline'", 'data:'];

function hasAny(sources: Sources, unwanted: readonly string[]): boolean {
  return unwanted.some(source => sources.has(source));
}

/** Directives of a policy; the first of two with the same name counts, as browsers have it. */
function directivesOf(policy: string): Map<string, Sources> {
  const found = new Map<string, Sources>();
  for (const directive of policy.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !found.has(name.toLowerCase())) found.set(name.toLowerCase(), new Set(sources));
  }
  return found;
}

const everything: Sources = new Set(['*']);

function scorePolicy(policy: string | null): Finding {
  const test = 'Content-Security-Policy';
  if (!policy) return {test, points: -25, reason: 'missing'};
  const directives = directivesOf(policy);
  const standard = directives.get('default-src');
  const get = (name: string) => directives.get(name) ?? standard ?? everything;
  const [scripts, styles, objects] = [get('script-src'), get('style-src'), get('object-src')];
  const passive = [get('img-src'), get('media-src')];
  const active = [...directives].filter(([name]) => !['img-src', 'media-src'].includes(name));
  const isInsecure = (sources: Sources) =>
    [...sources].some(source => /^(?:http|ftp):/.test(source));
  if (hasAny(scripts, broadOrInline) || hasAny(objects, broad)) {
    return {test, points: -20, reason: 'scripts or objects from anywhere'};
  }
  if (active.some(([, sources]) => isInsecure(sources))) {
    return {test, points: -20, reason: 'an origin without encryption'};
  }
  if (scripts.has("'unsafe-eval'") || styles.has("'unsafe-eval'")) {
    return {test, points: -10, reason: 'eval is allowed'};
  }
  if (passive.some(isInsecure)) return {test, points: -10, reason: 'images without encryption'};
  if (hasAny(styles, broadOrInline)) return {test, points: 0, reason: 'styles from anywhere'};
  return standard?.size === 1 && standard.has("'none'")
    ? {test, points: 10, reason: "nothing unsafe, default-src 'none'"}
    : {test, points: 5, reason: 'nothing unsafe'};
}

function scoreFrames(policy: string | null, frameOptions: string | null): Finding {
  const test = 'Frames';
  if (directivesOf(policy ?? '').has('frame-ancestors')) {
    return {test, points: 5, reason: 'frame-ancestors'};
  }
  return /^(?:deny|sameorigin)$/i.test(frameOptions ?? '')
    ? {test, points: 0, reason: 'X-Frame-Options'}
    : {test, points: -20, reason: 'any site may show a page in a frame'};
}

const privateReferrers = [
  'no-referrer',
  'same-origin',
  'strict-origin',
  'strict-origin-when-cross-origin',
];

function scoreReferrer(value: string | null): Finding {
  const test = 'Referrer-Policy';
  if (value === null) return {test, points: 0, reason: 'missing'};
  // Browsers take the last value that they know.
  const last = value.split(',').at(-1)?.trim().toLowerCase() ?? '';
  return privateReferrers.includes(last)
    ? {test, points: 5, reason: last}
    : {test, points: -5, reason: `${last} tells too much`};
}

function scoreTransport(value: string | null): Finding {
  const test = 'Strict-Transport-Security';
  const seconds = Number(/max-age=(\d+)/i.exec(value ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(seconds)) return {test, points: -20, reason: 'missing'};
  return seconds >= 15_768_000
    ? {test, points: 0, reason: 'six months or more'}
    : {test, points: -10, reason: 'less than six months'};
}

function scoreResourcePolicy(value: string | null): Finding {
  const test = 'Cross-Origin-Resource-Policy';
  if (value === 'same-origin' || value === 'same-site') return {test, points: 10, reason: value};
  if (value === null || value === 'cross-origin') {
    return {test, points: 0, reason: value ?? 'missing'};
  }
  return {test, points: -5, reason: 'not a value that it can have'};
}

function scoreSniffing(value: string | null): Finding {
  const test = 'X-Content-Type-Options';
  return value?.toLowerCase() === 'nosniff'
    ? {test, points: 0, reason: 'nosniff'}
    : {test, points: -5, reason: 'missing'};
}

function scoreSharing(headers: Headers): Finding {
  const test = 'Cross-origin sharing';
  const isOpen = headers.get('access-control-allow-credentials')?.toLowerCase() === 'true';
  return headers.has('access-control-allow-origin') && isOpen
    ? {test, points: -50, reason: 'with credentials'}
    : {test, points: 0, reason: 'nothing private'};
}

function scoreCookies(headers: Headers): Finding {
  const test = 'Cookies';
  const cookies = headers.getSetCookie();
  if (cookies.length === 0) return {test, points: 0, reason: 'none'};
  const isSafe = cookies.every(
    cookie => /;\s*secure/i.test(cookie) && /;\s*samesite/i.test(cookie),
  );
  return isSafe
    ? {test, points: 5, reason: 'Secure and SameSite'}
    : {test, points: -20, reason: 'without Secure or SameSite'};
}

function scoreIntegrity(html: string): Finding {
  const test = 'Subresource integrity';
  const tags = [...html.matchAll(/<script[^>]*\ssrc=["']?([^"'\s>]+)[^>]*>/gi)];
  const foreign = tags.filter(([, address = '']) => /^(?:https?:)?\/\//.test(address));
  if (foreign.some(([, address = '']) => !address.startsWith('https:'))) {
    return {test, points: -50, reason: 'a foreign script without encryption'};
  }
  if (foreign.some(([tag]) => !/\sintegrity=/.test(tag))) {
    return {test, points: -5, reason: 'a foreign script without integrity'};
  }
  return tags.some(([tag]) => /\sintegrity=/.test(tag))
    ? {test, points: 5, reason: 'scripts have integrity'}
    : {test, points: 0, reason: 'all scripts are of the site'};
}

const grades = [
  'F',
  'D-',
  'D',
  'D',
  'D+',
  'C-',
  'C',
  'C',
  'C+',
  'B-',
  'B',
  'B',
  'B+',
  'A-',
  'A',
  'A',
  'A+',
];

/** The grade for points: A+ from 100 on, one step less for every 5, F below 25. */
export function gradeOf(points: number): string {
  const step = Math.floor((Math.min(points, 100) - 20) / 5);
  return grades[Math.max(0, step)] ?? 'F';
}

/** With fewer points, what few sites have counts for nothing. */
const leastForBonus = 90;

/** What the rules give at most: 10 for the policy and for the resource policy, 5 for each of five more. */
const mostPoints = 145;

/** The policy in the tag of a page, which browsers obey where no header has one. */
function tagPolicy(html: string): string | null {
  const tag = /<meta http-equiv="?Content-Security-Policy"? content="([^"]*)"/i.exec(html);
  return tag?.[1] ?? null;
}

/** Gives points to a page that is served with HTTPS, or will be. */
export function scoreAnswer({headers, html}: ScoredAnswer): Score {
  const policy = headers.get('content-security-policy');
  const findings: Finding[] = [
    scorePolicy(policy ?? tagPolicy(html)),
    scoreCookies(headers),
    scoreSharing(headers),
    {test: 'Redirection', points: 0, reason: 'a matter of the host'},
    scoreReferrer(headers.get('referrer-policy')),
    scoreTransport(headers.get('strict-transport-security')),
    scoreIntegrity(html),
    scoreSniffing(headers.get('x-content-type-options')),
    scoreFrames(policy, headers.get('x-frame-options')),
    scoreResourcePolicy(headers.get('cross-origin-resource-policy')),
  ];
  const sum = (wanted: (points: number) => boolean) =>
    findings.reduce((total, {points}) => total + (wanted(points) ? points : 0), 0);
  const base = 100 + sum(points => points < 0);
  const points = Math.max(0, base >= leastForBonus ? base + sum(one => one > 0) : base);
  return {points, most: mostPoints, grade: gradeOf(points), findings};
}
