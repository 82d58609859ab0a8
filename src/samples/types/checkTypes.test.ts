import {expect, test, vi} from 'vitest';
import {problemsIn} from '../../../tests/support/samplePage.ts';

// The first program of each kind reads the types of the language and of whole frameworks.
vi.setConfig({testTimeout: 60_000});

/** A fence with a title, so that it may be long. */
function fence(first: string, ...code: string[]): string[] {
  const title = first.includes('title=') ? '' : ' title="Sample"';
  return [`\`\`\`${first}${title}`, ...code, '```'];
}

const createInstance = "import {createInstance} from '@engagespot/core';";
const inbox = "import {Engagespot} from '@engagespot/react-component';";

test('a wrong prop is named with file and line', async () => {
  const page = fence(
    'tsx',
    inbox,
    '',
    'export const App = () => (',
    '  <Engagespot apiKey={1} userId="user_1042" />',
    ');',
  );
  expect(await problemsIn(page)).toEqual([
    "docs/page.mdx:9: Type 'number' is not assignable to type 'string'. (TS2322)",
  ]);
});

test('a sample is checked against the packages of its version', async () => {
  const named = fence('ts', createInstance, "createInstance({apiKey: 'a', userId: 'b'});");
  const constructed = fence(
    'ts',
    "import Engagespot from '@engagespot/core';",
    "const client = new Engagespot('a', {userId: 'b'});",
    'await client.markAllAsRead();',
  );
  expect(await problemsIn(named)).toEqual([]);
  expect(await problemsIn(named, '1.3.x')).toEqual([expect.stringContaining('TS2614')]);
  expect(await problemsIn(constructed)).toEqual([expect.stringContaining('TS1192')]);
  expect(await problemsIn(constructed, '1.3.x')).toEqual([]);
  expect(await problemsIn(constructed, '1.0.0')).toEqual([
    expect.stringContaining("Property 'markAllAsRead' does not exist"),
  ]);
});

test('the packages of a version share their types', async () => {
  const page = fence(
    'tsx',
    "import type Engagespot from '@engagespot/core';",
    "import {useEngagespot} from '@engagespot/react-hooks';",
    'export function useClient(): Engagespot | null | undefined {',
    "  return useEngagespot({apiKey: 'a', userId: 'b'}).engagespotInstance;",
    '}',
  );
  expect(await problemsIn(page, '1.3.x')).toEqual([]);
  expect(await problemsIn(page, '1.0.0')).toEqual([]);
});

test('a package keeps the types that npm installs for it when the version has others', async () => {
  const render = (...props: string[]) =>
    fence(
      'ts',
      "import {render} from '@engagespot/client';",
      `render('#inbox', {apiKey: 'a', userId: 'b', ${props.join(', ')}});`,
    );
  expect(await problemsIn(render("baseURL: 'https://api-eu.engagespot.co'"))).toEqual([]);
  expect(await problemsIn(render("dataRegion: 'eu'"))).toEqual([
    expect.stringContaining("'dataRegion' does not exist in type 'EngagespotProps'"),
  ]);
});

test('a package that is not part of the version, or of any, is not found', async () => {
  const store = fence('ts', "import '@engagespot/store';");
  expect(await problemsIn(store)).toEqual([]);
  expect(await problemsIn(store, '1.4.x')).toEqual([expect.stringContaining('@engagespot/store')]);
  const foreign = fence('ts', "import express from 'express';", 'express();');
  expect(await problemsIn(foreign)).toEqual([expect.stringContaining("module 'express'")]);
});

test('fences of a page import each other by their titles', async () => {
  const api = fence('ts title="src/api.ts"', 'export const load = (id: string) => id;');
  const use = ["import {load} from './api';", 'load(1);'];
  expect(await problemsIn([...api, ...fence('tsx title="src/App.tsx"', ...use)])).toEqual([
    "docs/page.mdx:10: Argument of type 'number' is not assignable to parameter of type 'string'. (TS2345)",
  ]);
  expect(await problemsIn([...fence('tsx title="src/App.tsx"', ...use), ...api])).toHaveLength(1);
  expect(await problemsIn([...fence('ts title="other/use.ts"', ...use), ...api])).toEqual([
    expect.stringContaining("Cannot find module './api'"),
  ]);
});

test('a later fence of the same title replaces the earlier one for what follows', async () => {
  const api = (type: string) =>
    fence('ts title="src/api.ts"', `export const load = (id: ${type}) => id;`);
  const use = (value: string) =>
    fence('ts title="src/use.ts"', "import {load} from '@/api';", `load(${value});`);
  const page = [...api('string'), ...use("'a'"), ...api('number'), ...use('1')];
  expect(await problemsIn(page)).toEqual([]);
});

test('a fence that goes on knows what is above it, and counts its own lines', async () => {
  const page = [...fence('ts', "const id = String('a');"), ...fence('ts continues', 'id.nothing;')];
  expect(await problemsIn(page)).toEqual([
    "docs/page.mdx:9: Property 'nothing' does not exist on type 'string'. (TS2339)",
  ]);
  expect(await problemsIn(fence('ts', 'id.length;'))).toHaveLength(1);
  const broken = [...fence('ts', 'missing();'), ...fence('ts continues', 'export {};')];
  expect(await problemsIn(broken)).toEqual([expect.stringMatching(/^docs\/page\.mdx:6: /)]);
});

test('JavaScript may leave types out, and nothing else', async () => {
  const page = fence(
    'js',
    "const {EngagespotClient} = require('@engagespot/node');",
    "const client = EngagespotClient({apiKey: 'a', apiSecret: 'b'});",
    "document.querySelector('form').addEventListener('submit', event => event.preventDefault());",
    "client.send({notification: {workflow: {identifer: 'welcome'}}});",
  );
  expect(await problemsIn(page)).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:9: .*'identifer' does not exist/),
  ]);
});

test('a service worker has its own globals', async () => {
  const code = [
    "importScripts('https://cdn.engagespot.co/serviceWorkerv2.js');",
    "self.addEventListener('fetch', event => event.respondWith(fetch(event.request)));",
    'document.title;',
  ];
  expect(await problemsIn(fence('js title="public/service-worker.js"', ...code))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:8: Cannot find name 'document'/),
  ]);
});

test('the script of a Vue component is checked, and its template compiled', async () => {
  const component = (script: string, template: string) =>
    fence(
      'vue title="src/App.vue"',
      '<script setup lang="ts">',
      "import {onMounted, ref} from 'vue';",
      "import {render} from '@engagespot/client';",
      'const inbox = ref<HTMLElement>();',
      script,
      '</script>',
      '',
      `<template>${template}</template>`,
    );
  const call = "render(inbox.value, {apiKey: 'a', userId: 'b'});";
  const guarded = `onMounted(() => { if (inbox.value) ${call} });`;
  const main = fence(
    'ts title="src/main.ts"',
    "import {createApp} from 'vue';",
    "import App from './App.vue';",
    "createApp(App).mount('#app');",
  );
  expect(await problemsIn([...component(guarded, '<div ref="inbox" />'), ...main])).toEqual([]);
  expect(await problemsIn(component(call, '<div ref="inbox" />'))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:10: Argument of type 'HTMLElement \| undefined'/),
  ]);
  expect(await problemsIn(component(guarded, '<div v-if></div>'))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:13: v-if\/v-else-if is missing expression/),
  ]);
});

test('an Angular component is checked, and its template parsed', async () => {
  const component = (template: string, member: string) =>
    fence(
      'ts title="src/app/inbox.component.ts"',
      "import {afterNextRender, Component, type ElementRef, viewChild} from '@angular/core';",
      "import {render} from '@engagespot/client';",
      '@Component({',
      "  selector: 'app-inbox',",
      `  template: '${template}',`,
      '})',
      'export class InboxComponent {',
      "  private readonly inbox = viewChild.required<ElementRef<HTMLElement>>('inbox');",
      '  constructor() {',
      `    afterNextRender(() => render(this.inbox().${member}, {apiKey: 'a', userId: 'b'}));`,
      '  }',
      '}',
    );
  expect(await problemsIn(component('<div #inbox></div>', 'nativeElement'))).toEqual([]);
  expect(await problemsIn(component('@if (open) {<p>', 'nativeElement'))).toEqual([
    'docs/page.mdx:10: Unclosed block "if"',
  ]);
  expect(await problemsIn(component('<div #inbox></div>', 'element'))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:15: Property 'element' does not exist/),
  ]);
  expect(await problemsIn(fence('html title="inbox.component.html"', '<p>{{ }</p>'))).toHaveLength(
    0,
  );
  expect(
    await problemsIn(fence('html title="inbox.component.html"', '@if (a) {', '<p></p>')),
  ).toEqual([expect.stringMatching(/^docs\/page\.mdx:6: Unclosed block "if"/)]);
});

test('scripts in HTML are checked, with the global of the CDN script only where it is loaded', async () => {
  const page = (source: string, call: string, props = '') =>
    fence(
      'html title="index.html"',
      '<div id="inbox"></div>',
      `<script src="${source}"></script>`,
      '<script>',
      `  Engagespot.${call}('#inbox', {apiKey: 'a', userId: 'b'${props}});`,
      '</script>',
      '<script type="application/json">{not: code}</script>',
    );
  const cdn = 'https://cdn.engagespot.co/engagespot-client.min.js';
  expect(await problemsIn(page(cdn, 'render'))).toEqual([]);
  expect(await problemsIn(page(cdn, 'render', ", dataRegion: 'eu', baseURL: '/'"))).toEqual([]);
  expect(await problemsIn(page(cdn, 'show'))).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:9: Property 'show' does not exist/),
  ]);
  expect(await problemsIn(page('/other.js', 'render'))).toEqual([
    expect.stringContaining("Cannot find name 'Engagespot'"),
  ]);
});

test('Next.js, React Native and assets of a bundler have types', async () => {
  const next = fence(
    'tsx title="app/api/inbox-token/route.ts"',
    "import {cookies} from 'next/headers';",
    "import {NextResponse} from 'next/server';",
    'export async function GET() {',
    "  const session = (await cookies()).get('session');",
    '  return NextResponse.json({session: session.value});',
    '}',
  );
  expect(await problemsIn(next)).toEqual([
    "docs/page.mdx:10: 'session' is possibly 'undefined'. (TS18048)",
  ]);
  const native = fence(
    'tsx title="src/Bell.tsx"',
    "import {Text, View} from 'react-native';",
    "import bell from './bell.svg';",
    'export const Bell = () => <View><Text numberOfLines="2">{bell}</Text></View>;',
  );
  expect(await problemsIn(native)).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:8: No overload matches this call\./),
  ]);
});
