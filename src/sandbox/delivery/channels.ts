import type {ChannelId} from '../contract/document';
import type {Profile} from '../state/users';

/** Attributes that a channel needs, any one of them. Other channels need none. */
const neededAttributes: Partial<Record<ChannelId, readonly string[]>> = {
  email: ['email'],
  sms: ['phoneNumber'],
  whatsapp: ['phoneNumber'],
  mobilePush: ['fcm', 'expo'],
  webhook: ['webhookUrl'],
};

/** The attributes of which a channel misses one; undefined when it has what it needs. */
export function missingAttribute(channel: ChannelId, profile: Profile): string | undefined {
  const needed = neededAttributes[channel];
  if (!needed || needed.some(attribute => Boolean(profile[attribute]))) return undefined;
  return needed.join(' or ');
}
