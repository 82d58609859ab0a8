import {expect, test} from 'vitest';
import withoutDescriptions from './withoutDescriptions.mjs';

test('texts stay without what translators are told about them', () => {
  const source = `
    const label = translate({
      id: 'theme.a',
      description: "The reader's label: {it}",
      message: 'It\\'s {name}',
    }, {name});
    const other = translate({id: 'theme.b', message: 'B', description: 'The "other" one'});
    return <Translate id="theme.c" description="The sentence"
      values={{count}}>{'C'}</Translate>;`;
  expect(withoutDescriptions(source).replaceAll(/\s+/g, ' ')).toBe(
    ` const label = translate({ id: 'theme.a', message: 'It\\'s {name}', }, {name});` +
      ` const other = translate({id: 'theme.b', message: 'B', });` +
      ` return <Translate id="theme.c" values={{count}}>{'C'}</Translate>;`,
  );
});

test('descriptions of anything else stay', () => {
  const source = `
    const label = translate({id: 'theme.a', message: 'A'});
    const page = {title: 'B', description: 'What a page is about'};
    return <PageMetadata description="What it says" />;`;
  expect(withoutDescriptions(source)).toBe(source);
});
