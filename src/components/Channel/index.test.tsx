import {markupInSite} from '@site/tests/support/renderInSite';
import {expect, test} from 'vitest';
import {type ChannelId, channelIds, channels} from './channels';
import Channel from './index';

test.each(channelIds)('%s shows its name beside a decorative icon', id => {
  const markup = markupInSite(<Channel id={id} />);
  expect(markup).toContain(channels[id]);
  expect(markup).toMatch(/<svg[^>]*aria-hidden="true"/);
});

test('an unknown channel is answered with the known ones', () => {
  const unknown = 'fax' as ChannelId;
  expect(() => markupInSite(<Channel id={unknown} />)).toThrow(/"fax".*inApp, email/);
});
