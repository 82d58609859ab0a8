/** The parts of an operation page, as the generated pages import them. */
export {default as Authentication} from './Authentication';
export {
  OperationDetails,
  OperationIntro,
  OperationLayout,
  OperationSamples,
  Parameters,
  Related,
  RequestBody,
} from './Operation';
export {default as Responses} from './Responses';
