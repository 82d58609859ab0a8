import type {SearchAnswer} from '@site/src/search';
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useSteadyAnswer} from './useSteadyAnswer';

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => vi.useRealTimers());

/** An answer with one hit, that says so much about it, for each page. */
function answerOf(q: string, pages: Record<string, string>, isPartial = false): SearchAnswer {
  return {
    found: Object.keys(pages).length,
    isFallback: false,
    request_params: {q},
    ...(isPartial && {isPartial}),
    grouped_hits: Object.entries(pages).map(([name, heading]) => ({
      group_key: [name],
      hits: [
        {
          document: {url: `/docs/${name}`, url_without_anchor: `/docs/${name}`, heading},
          highlight: {},
        },
      ],
    })),
  };
}

function start(answer: SearchAnswer | undefined) {
  const {result, rerender} = renderHook(
    (props: {answer?: SearchAnswer; filterBy?: string}) =>
      useSteadyAnswer(props.answer, props.filterBy ?? 'en'),
    {initialProps: {answer} as {answer?: SearchAnswer; filterBy?: string}},
  );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const titles = () => result.current.pages.map(({hits}) => hits[0]?.title[0]?.text);
  return {result, rerender, wait, titles};
}

test('the rest is there in a moment: only the whole answer is shown, in its order', () => {
  const {result, rerender, wait, titles} = start(answerOf('a', {one: '1'}, true));
  wait(900);
  expect(result.current).toEqual({answer: undefined, pages: []});
  rerender({answer: answerOf('a', {two: '2', one: '1 and more'})});
  expect(titles()).toEqual(['2', '1 and more']);
  expect(result.current.answer?.found).toBe(2);
});

test('the rest is late: it comes below what is shown, which stays as it is', () => {
  const {rerender, wait, titles} = start(answerOf('a', {one: '1', three: '3'}, true));
  wait(1000);
  expect(titles()).toEqual(['1', '3']);
  rerender({answer: answerOf('a', {two: '2', one: '1 and more', four: '4'})});
  expect(titles()).toEqual(['1', '3', '2', '4']);
  rerender({answer: answerOf('a', {two: '2', one: '1 and more', four: '4', five: '5'})});
  expect(titles()).toEqual(['1', '3', '2', '4', '5']);
});

test('a first part without a result is no answer', () => {
  const {result, rerender, wait} = start(answerOf('a', {}, true));
  wait(5000);
  expect(result.current.answer).toBeUndefined();
  rerender({answer: answerOf('a', {})});
  expect(result.current.answer?.found).toBe(0);
});

test.each([
  ['other words', {answer: answerOf('b', {two: '2', one: '1 and more'})}],
  ['another version', {answer: answerOf('a', {two: '2', one: '1 and more'}), filterBy: 'older'}],
])('a search for %s begins anew', (_, next) => {
  const {rerender, wait, titles} = start(answerOf('a', {one: '1'}, true));
  wait(1000);
  rerender(next);
  expect(titles()).toEqual(['2', '1 and more']);
});
