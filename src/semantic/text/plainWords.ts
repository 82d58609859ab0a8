/** English words that say little about the subject of a question. */
import {stem} from './stem.ts';

const list = (words: string) => words.trim().split(/\s+/);

/** They carry no meaning of their own and are not indexed. */
export const stopWords: ReadonlySet<string> = new Set(
  list(`
  a about again all also although am an and any anyone anything are as at be because been being both but by can could
  did do does doing done down each either else even ever every few for from get gets getting go goes going gone got had
  has have having he her here hers him his how however i if in into is it its itself just lets like ll may me might mine
  more most much must my no nor not now of off oh ok okay on once only onto or other others ought our ours out over own
  per please quite rather re really same shall she should since so some somehow someone something somewhere still such
  than that the their theirs them then there these they this those though through thus till to too two unless until up
  upon us ve very via was we well were what whatever when where whether which while who whom whose why will with within
  without would yes yet you your yours yourself
  `),
);

const generic = list(`
  able actually add after allow already always another appear apply around ask available away back bad bear become
  before begin behind believe best better big bit bring build call care case cause certain change check choose clear
  come common complete consider contain continue correct create cut day deal decide define depend describe different
  directly easy effect end enough ensure entire exact example exist expect explain face fact far feel field find fine
  first fix follow form found free full further general give good great grow guess half hand happen happy hard help
  high hold hope hour idea important include instead involve item job keep kind know known large last late later lead
  learn least leave left less let level lie life line list little live long look lose lot low main make manage many
  matter mean means method middle mind minute miss moment month move name near necessary need never new next nice normal
  note nothing notice number offer often old one open order original part particular pass past pay people perfect
  perform person pick place plan play point possible pretty prevent previous probably problem process produce proper
  provide purpose put question quick reach read ready real reason receive regular remain remember require rest result
  right run same save say second see seem sense separate set several short show side similar simple single sit small
  soon sort special specific stand start state stay step stop straight stuff such suggest suppose sure system take talk
  tell term thank thing think thought three time today together tomorrow top total touch toward track tried true try
  turn type under understand use used user using usual various wait walk want way week wish wonder word work world worry
  wrong year yesterday
`);

/** They tell something, but less than others. */
export const genericStems: ReadonlySet<string> = new Set(generic.map(stem));
