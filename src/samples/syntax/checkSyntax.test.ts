import {expect, test} from 'vitest';
import {problemsIn} from '../../../tests/support/samplePage.ts';

/** Code of each language that parses, and code that does not. */
const samples: Readonly<Record<string, [good: string, bad: string]>> = {
  bash: ['export KEY=$(cat key.pem)', 'echo "open'],
  css: ['.bell { color: var(--brand); &:hover { color: red; } }', '.bell { color: '],
  dart: ['final list = await Engagespot.getNotifications();', 'void main( {'],
  diagram: [
    '{title: A, alt: A arrow that leads from the box A to the box B, nodes: {a: {label: A}, b: {label: B}}, edges: [a -> b]}',
    'title: A',
  ],
  go: ['package main\n', 'package main func ('],
  handlebars: ['{{#if data.name}}, {{data.name}}{{/if}}', '{{#if data.name}}'],
  html: ['<!doctype html><p>One<p>Two <br>', '<div><p'],
  ini: ['[section]\nkey = value', '[section'],
  java: ['record User(String id) {}', 'class A { void'],
  kotlin: ['suspend fun load(): String = call()', 'class A { fun'],
  php: ['<?php\n$client = new Client(apiKey: "a");', '<?php $a = [;'],
  python: ['def token(user: str | None) -> str: return f"{user}"', 'def f(:'],
  ruby: ['client.send({ sendTo: { recipients: ["a"] } })', 'def f('],
  rust: ['fn main() { let a = "b".to_string(); }', 'fn main( {'],
  sh: ['curl --version', 'if true; then'],
  swift: ['let (data, _) = try await URLSession.shared.data(for: request)', 'func f('],
  toml: ['[dependencies]\nengagespot = "0.1"', '[dependencies'],
  xml: ['<manifest><service /></manifest>', '<manifest><service></manifest>'],
  yaml: ['on:\n  push: {}', 'on: [push'],
};

test.each(Object.entries(samples))('%s is parsed', async (language, [good, bad]) => {
  expect(await problemsIn([`\`\`\`${language}`, good, '```'])).toEqual([]);
  expect(await problemsIn([`\`\`\`${language}`, bad, '```'])).not.toEqual([]);
});

test('names line and column', async () => {
  const lines = ['```python title="send.py"', 'import os', '', 'def send(:', '    pass', '```'];
  expect(await problemsIn(lines)).toEqual(['docs/page.mdx:8: python, column 10: ")" is missing']);
});

test('a fence that goes on is parsed behind the one before', async () => {
  const lines = ['```go', 'package main', '```', '```go continues', 'func main() { f( }', '```'];
  expect(await problemsIn(lines)).toEqual([
    expect.stringMatching(/^docs\/page\.mdx:9: go, column /),
  ]);
});
