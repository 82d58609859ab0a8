import {envelope, type FrameMessage} from '../protocol';

/** Says something to the page. An opaque origin cannot name another one, and nothing that is said is secret. */
export function tell(message: FrameMessage): void {
  parent.postMessage(envelope(message), '*');
}
