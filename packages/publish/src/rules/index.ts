export {answerFor} from './addresses.ts';
export {negotiated, variantFor} from './negotiation.ts';
export {type HostingRules, headersFor, readRules, rulesFile, rulesFolder} from './rules.ts';
