/** The title of a code block says how its sample is checked. */
export {default} from '@site/src/components/SampleProof';
