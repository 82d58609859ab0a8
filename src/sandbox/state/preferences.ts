import type {ChannelId, Model} from '../contract/document';

/** `1` delivers, `0` does not. */
export interface Rule {
  enabled: 0 | 1;
  /** Kept as it was sent; the sandbox has no evaluator. */
  condition: string | null;
}

export interface RuleWithChannels extends Rule {
  /** Take the place of `enabled` for their channel. */
  channels: ReadonlyMap<string, Rule>;
}

/** The choices of one user. What has no rule is enabled. */
export interface Preferences {
  channels: ReadonlyMap<string, RuleWithChannels>;
  /** By category identifier. */
  categories: ReadonlyMap<string, RuleWithChannels>;
  /** By workflow identifier. */
  workflows: ReadonlyMap<string, RuleWithChannels>;
}

type RuleChange = Model<'PreferenceRule'>;
type RuleWithChannelsChange = Model<'PreferenceRuleWithChannels'>;

export const noPreferences: Preferences = {
  channels: new Map(),
  categories: new Map(),
  workflows: new Map(),
};

const enabledRule: Rule = {enabled: 1, condition: null};

function changeRule(rule: Rule = enabledRule, change: RuleChange): Rule {
  return {
    enabled: change.enabled ?? rule.enabled,
    condition: change.condition === undefined ? rule.condition : change.condition,
  };
}

function changeMap<Value, Change>(
  map: ReadonlyMap<string, Value>,
  changes: Record<string, Change> | undefined,
  change: (value: Value | undefined, change: Change) => Value,
): ReadonlyMap<string, Value> {
  if (!changes) return map;
  const changed = new Map(map);
  for (const [key, value] of Object.entries(changes)) {
    changed.set(key, change(changed.get(key), value));
  }
  return changed;
}

function changeRuleWithChannels(
  rule: RuleWithChannels | undefined,
  change: RuleWithChannelsChange,
): RuleWithChannels {
  const channels = changeMap(rule?.channels ?? new Map(), change.channel_types, changeRule);
  return {...changeRule(rule, change), channels};
}

/** Applies the entries of an update and keeps the others. */
export function changePreferences(
  preferences: Preferences,
  change: Model<'PreferencesV4'>,
): Preferences {
  return {
    channels: changeMap(preferences.channels, change.channels, changeRuleWithChannels),
    categories: changeMap(preferences.categories, change.categories, changeRuleWithChannels),
    workflows: changeMap(preferences.workflows, change.workflows, changeRuleWithChannels),
  };
}

export function withoutCategory(preferences: Preferences, identifier: string): Preferences {
  const categories = new Map(preferences.categories);
  categories.delete(identifier);
  return {...preferences, categories};
}

function ruleWithChannelsBody({channels, ...rule}: RuleWithChannels) {
  return {...rule, ...(channels.size > 0 && {channel_types: Object.fromEntries(channels)})};
}

function mapBody<Value, Result>(map: ReadonlyMap<string, Value>, body: (value: Value) => Result) {
  return Object.fromEntries([...map].map(([key, value]) => [key, body(value)]));
}

/** The preferences as v4 of the interface shows them. */
export function preferencesBody(preferences: Preferences): Model<'PreferencesV4'> {
  return {
    channels: mapBody(preferences.channels, ruleWithChannelsBody),
    categories: mapBody(preferences.categories, ruleWithChannelsBody),
    workflows: mapBody(preferences.workflows, ruleWithChannelsBody),
  };
}

function ruleAllows(rule: RuleWithChannels | undefined, channel: ChannelId): boolean {
  return (rule?.channels.get(channel) ?? rule)?.enabled !== 0;
}

/** What a channel is about to deliver. */
export interface Delivery {
  channel: ChannelId;
  workflow: string;
  /** Identifier; undefined when the workflow has none. */
  category?: string;
}

/** Whether a user's rules on all three levels let a channel deliver. */
export function allowsDelivery(preferences: Preferences, delivery: Delivery): boolean {
  const {channel, category, workflow} = delivery;
  return (
    ruleAllows(preferences.channels.get(channel), channel) &&
    (category === undefined || ruleAllows(preferences.categories.get(category), channel)) &&
    ruleAllows(preferences.workflows.get(workflow), channel)
  );
}
