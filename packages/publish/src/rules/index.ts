export {answerFor} from './addresses.ts';
export {negotiated, variantFor} from './negotiation.ts';
export {headersFor, type HostingRules, readRules, rulesFile, rulesFolder} from './rules.ts';
