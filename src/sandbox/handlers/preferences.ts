import type {ChannelId, Model} from '../contract/document';
import {Problem} from '../http/problem';
import type {Platform} from '../platform';
import {changePreferences, type Preferences, preferencesBody} from '../state/preferences';
import type {Handlers} from './handler';

type Update = Model<'PreferencesV3Update'>['preference'];

/** Version 3 knows rules for the channels of a category, which version 4 has as `channel_types`. */
function rulesByCategory({categories}: Preferences, {state}: Platform) {
  return state.categories.all().flatMap(category => {
    const channels = categories.get(category.identifier)?.channels ?? new Map();
    if (channels.size === 0) return [];
    const channelPreferences = [...channels].map(([channel, {enabled}]) => ({
      channel: channel as ChannelId,
      enabled,
    }));
    return [{category, channelPreferences}];
  });
}

/** @throws Problem 400 when a category does not exist */
function toVersion4(update: Update, {state}: Platform): Model<'PreferencesV4'> {
  const messages: string[] = [];
  const categories = new Map<string, Record<string, {enabled: 0 | 1}>>();
  for (const [index, {categoryId, channels}] of update.entries()) {
    const identifier = state.categories.find(categoryId)?.identifier;
    if (identifier === undefined) {
      messages.push(`preference[${index}].categoryId must be the id of a category`);
      continue;
    }
    const rules = categories.get(identifier) ?? {};
    for (const {channel, enabled} of channels) rules[channel] = {enabled};
    categories.set(identifier, rules);
  }
  if (messages.length > 0) throw new Problem(400, messages.slice(0, 20));
  const entries = [...categories].map(([identifier, rules]) => [
    identifier,
    {channel_types: rules},
  ]);
  return {categories: Object.fromEntries(entries)};
}

function hasCondition(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  return Object.entries(value).some(
    ([key, member]) => (key === 'condition' && typeof member === 'string') || hasCondition(member),
  );
}

export const preferencesHandlers = {
  getPreferencesV3({userId}, platform) {
    return rulesByCategory(platform.state.users.find(userId).preferences, platform);
  },

  updatePreferencesV3({userId, body}, platform) {
    const {users} = platform.state;
    const change = toVersion4(body.preference, platform);
    const preferences = changePreferences(users.find(userId).preferences, change);
    users.change(userId, {preferences});
    return undefined;
  },

  getPreferences({userId}, {state}) {
    return preferencesBody(state.users.find(userId).preferences);
  },

  updatePreferences({userId, body, note}, {state}) {
    const {preferences} = state.users.find(userId);
    state.users.change(userId, {preferences: changePreferences(preferences, body)});
    if (hasCondition(body)) note('Conditions are kept, but the sandbox does not evaluate them');
    return undefined;
  },
} satisfies Handlers<
  'getPreferencesV3' | 'updatePreferencesV3' | 'getPreferences' | 'updatePreferences'
>;
