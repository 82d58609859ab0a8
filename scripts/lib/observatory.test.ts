import {policyText} from '@engagespot-docs/publish/policy';
import {expect, test} from 'vitest';
import {everywhere, pagePolicy} from '../../config/headers.ts';
import {gradeOf, scoreAnswer} from './observatory.ts';

const policy = policyText(
  pagePolicy({scripts: ["'sha256-a='"], styleAttributes: []}, {connect: [], script: []}),
);
const ours = {...everywhere, 'Content-Security-Policy': policy};

function points(headers: Record<string, string>, html = ''): number {
  return scoreAnswer({headers: new Headers(headers), html}).points;
}

/** Points of one test. */
function pointsFor(name: string, headers: Record<string, string>, html = ''): number | undefined {
  const {findings} = scoreAnswer({headers: new Headers(headers), html});
  return findings.find(finding => finding.test === name)?.points;
}

test('the headers of the site have an A+', () => {
  const score = scoreAnswer({headers: new Headers(ours), html: '<script>a()</script>'});
  expect(score).toMatchObject({points: 130, most: 145, grade: 'A+'});
});

test('without headers there is nothing to praise', () => {
  expect(points({})).toBe(30);
});

test('what few sites have counts from 90 points on', () => {
  expect(points({...ours, 'X-Content-Type-Options': ''})).toBe(125);
  expect(points({...ours, 'Strict-Transport-Security': ''})).toBe(80);
});

test.each([
  ["default-src 'none'; form-action 'self'", 10],
  ["default-src 'self'", 5],
  ["default-src 'self'; style-src 'unsafe-inline'", 0],
  ["default-src 'self'; script-src 'self' 'unsafe-eval'", -10],
  ["default-src 'self'; img-src http://a.example", -10],
  ["default-src 'self'; script-src 'unsafe-inline'", -20],
  ["default-src 'self'; script-src data:", -20],
  ["default-src 'self'; connect-src http://a.example", -20],
  ["script-src 'self'", -20],
  ['default-src https:', -20],
  ['', -25],
])('the policy %s has %i points', (text, expected) => {
  expect(pointsFor('Content-Security-Policy', {'Content-Security-Policy': text})).toBe(expected);
});

test.each([
  ['Frames', {'X-Frame-Options': 'DENY'}, 0],
  ['Frames', {}, -20],
  ['Referrer-Policy', {'Referrer-Policy': 'unsafe-url'}, -5],
  ['Referrer-Policy', {'Referrer-Policy': 'unsafe-url, no-referrer'}, 5],
  ['Strict-Transport-Security', {'Strict-Transport-Security': 'max-age=60'}, -10],
  ['Cross-Origin-Resource-Policy', {'Cross-Origin-Resource-Policy': 'all'}, -5],
  ['Cookies', {'Set-Cookie': 'a=b'}, -20],
  ['Cookies', {'Set-Cookie': 'a=b; Secure; SameSite=Lax'}, 5],
] as const)('%s with %j', (name, headers, expected) => {
  expect(pointsFor(name, {...headers})).toBe(expected);
});

test('a policy in the page counts where no header has one, but cannot say who may frame it', () => {
  const tag = `<meta http-equiv="Content-Security-Policy" content="default-src 'none'; frame-ancestors 'none'">`;
  const withoutPolicy = {...everywhere};
  expect(pointsFor('Content-Security-Policy', withoutPolicy, tag)).toBe(10);
  expect(pointsFor('Content-Security-Policy', withoutPolicy, '')).toBe(-25);
  expect(pointsFor('Frames', withoutPolicy, tag)).toBe(-20);
});

test.each([
  ['<script src=/a.js></script>', 0],
  ['<script src="/a.js" integrity="sha256-a"></script>', 5],
  ['<script src="https://a.example/a.js"></script>', -5],
  ['<script src="//a.example/a.js"></script>', -50],
])('scripts %s', (html, expected) => {
  expect(pointsFor('Subresource integrity', {}, html)).toBe(expected);
});

test.each([
  [130, 'A+'],
  [100, 'A+'],
  [99, 'A'],
  [90, 'A'],
  [85, 'A-'],
  [75, 'B'],
  [50, 'C'],
  [25, 'D-'],
  [20, 'F'],
  [0, 'F'],
])('%i points are an %s', (score, grade) => {
  expect(gradeOf(score)).toBe(grade);
});
