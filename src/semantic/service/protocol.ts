/** What the widget and its worker say to each other. */

/** A piece of a page that comes close to a question. */
export interface Passage {
  title: string;
  /** Empty when it is the page itself. */
  section: string;
  version: string;
  /** Path on this site with the anchor. */
  url: string;
  /** Text, never markup; empty when it cannot be had. */
  quote: string;
}

export interface Answer {
  /** The closest first, from different pages; none when nothing fits. */
  passages: Passage[];
}

/** The version that is read, and where. */
export interface Reader {
  /** Tag of the page; unknown ones count as the latest version. */
  tag: string;
  /** Path of the page. */
  path: string;
}

export type Call =
  | {type: 'start'; manifestUrl: string}
  | ({type: 'examples'; id: number} & Reader)
  | ({type: 'ask'; id: number; question: string} & Reader);

export type Reply =
  | {id: number; answer: Answer}
  | {id: number; examples: string[]}
  | {id: number; error: string};
