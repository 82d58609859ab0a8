import type {SearchAnswer} from '@site/src/search';
import {act, renderHook} from '@testing-library/react';
import type {ReactNode} from 'react';
import {MemoryRouter} from 'react-router-dom';
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

let entries = 0;

/** Opens the results page, at an entry of the history of its own unless one is named. */
function start(answer: SearchAnswer | undefined, entry = `entry-${entries++}`) {
  const wrapper = ({children}: {children: ReactNode}) => (
    <MemoryRouter initialEntries={[{pathname: '/search', key: entry}]}>{children}</MemoryRouter>
  );
  const {result, rerender, unmount} = renderHook(
    (props: {answer?: SearchAnswer; filterBy?: string}) =>
      useSteadyAnswer(props.answer, props.filterBy ?? 'en'),
    {initialProps: {answer} as {answer?: SearchAnswer; filterBy?: string}, wrapper},
  );
  const wait = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds));
  const titles = () => result.current.pages.map(({hits}) => hits[0]?.title[0]?.text);
  return {result, rerender, unmount, wait, titles};
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

test('a reader who comes back finds the order that was left', () => {
  const whole = answerOf('a', {two: '2', four: '4'});
  const {rerender, unmount, wait, titles} = start(
    answerOf('a', {one: '1', two: '2'}, true),
    'left',
  );
  wait(1000);
  rerender({answer: whole});
  expect(titles()).toEqual(['1', '2', '4']);
  unmount();
  expect(start(whole, 'left').titles()).toEqual(['1', '2', '4']);
  expect(start(whole).titles()).toEqual(['2', '4']);
  expect(start(answerOf('b', {two: '2', one: '1'}), 'left').titles()).toEqual(['2', '1']);
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
