/**
 * What a figure is: a picture of a published SDK, taken by `npm run figures` from a scene in the sandbox. Everything
 * that decides what it shows is data, so that a check can tell when a picture no longer shows it.
 */
import type {Seed} from '../sandbox/state/seed';

/** Documentation versions, as Docusaurus names them. */
export type DocsVersion = 'current' | '1.4.x' | '1.3.x' | '1.0.0';

/** Packages that render something, or that samples use to render. */
export type FigurePackage =
  | '@engagespot/client'
  | '@engagespot/react-component'
  | '@engagespot/react-hooks';

export type Json =
  | string
  | number
  | boolean
  | null
  | readonly Json[]
  | {readonly [key: string]: Json};
export type Properties = Readonly<Record<string, Json>>;

/** A notification of the inbox; what is missing is empty. */
export interface SceneNotification {
  title: string;
  message?: string;
  /** Name of a picture in scripts/figures/icons.ts. */
  icon?: string;
  /** Path below https://app.example.com. A notification without one cannot be opened. */
  path?: string;
  /** Identifier of a category. */
  category?: string;
  data?: Properties;
  blocks?: Seed['notifications'][number]['content']['blocks'];
  /** Minutes since it was sent. */
  minutesAgo: number;
  /** `new` by default. */
  status?: 'new' | 'seen' | 'read';
}

/** What runs in the page: the inbox with some props, or the code of a page of the documentation as it is printed there. */
export type SceneApp =
  | {
      kind: 'inbox';
      props?: Properties;
      /** Where the bell is; `left` by default. */
      bell?: 'left' | 'middle' | 'right';
    }
  | {
      kind: 'page';
      /** Page whose fences are the modules, relative to the root. */
      page: string;
      /** Title of the fence with the component. */
      file: string;
      /** Its exported name; the default export by default. */
      component?: string;
      props?: Properties;
      /** Whether the component needs the provider of the hooks around it. */
      inProvider?: boolean;
      /** Titles of fences with style sheets. */
      styles?: readonly string[];
      /** Titles of fences that have to run before the first render. */
      before?: readonly string[];
    };

/** One thing that is done in the page, or waited for. Elements are named by Playwright's selectors. */
export type SceneStep =
  | {press: string}
  | {point: string}
  | {fill: string; text: string}
  /** The pointer leaves the window. */
  | {away: true}
  | {see: string}
  /** Sends a notification by a workflow of the demonstration app. */
  | {send: string; data: Properties}
  /** For what ends with no visible sign, in milliseconds. */
  | {wait: number};

/** What the picture shows: the whole window, or the smallest rectangle around some elements. */
export type SceneFrame =
  | {window: true}
  | {
      around: readonly string[];
      /** Space around them in CSS pixels; 16 by default. */
      space?: number;
      /** Height in CSS pixels below which the picture is cut. */
      cutAt?: number;
    };

export interface Scene {
  app: SceneApp;
  /** From the newest to the oldest. */
  inbox: readonly SceneNotification[];
  /** Whether the sandbox refuses connections without a user token. */
  secureMode?: boolean;
  /** Whether the demonstration app has its categories; true by default. */
  categories?: boolean;
  /** Whether the SDK asks for web push; false by default. */
  asksForPush?: boolean;
  /** Size of the window in CSS pixels; 960 × 760 by default. */
  window?: {width: number; height: number; touch?: boolean};
  /** Language of the page around the inbox; English by default. */
  language?: 'ar' | 'de';
  /**
   * Where the dark picture takes its colors from: the theme of the page about styling, or only the page around the
   * inbox is dark. `theme` by default.
   */
  dark?: 'theme' | 'page';
  /** The mode of both pictures, where it is their subject. */
  colors?: ColorMode;
  steps?: readonly SceneStep[];
  frame: SceneFrame;
}

/** What differs in an older documentation version. */
export interface FigureVariant {
  alt?: string;
  scene?: Partial<Scene>;
}

export interface Figure {
  /** Lowercase words with hyphens. */
  id: string;
  sdk: FigurePackage;
  /** What somebody sees who sees the picture, in one or two sentences. */
  alt: string;
  /** What it shows, where a page says nothing better. */
  caption: string;
  scene: Scene;
  /** Older documentation versions that have a picture of their own SDK, and what differs there. */
  older?: Partial<Record<Exclude<DocsVersion, 'current'>, FigureVariant>>;
}

export const colorModes = ['light', 'dark'] as const;
export type ColorMode = (typeof colorModes)[number];

/** The time in every scene. */
export const sceneTime = Date.UTC(2030, 0, 31, 9, 0);

/** The documentation versions in which a figure has a picture. */
export function versionsOf(figure: Figure): DocsVersion[] {
  return ['current', ...(Object.keys(figure.older ?? {}) as DocsVersion[])];
}

/** The figure as a documentation version has it. */
export function variantOf(figure: Figure, version: DocsVersion): {alt: string; scene: Scene} {
  const {alt = figure.alt, scene} = (version !== 'current' && figure.older?.[version]) || {};
  return {alt, scene: {...figure.scene, ...scene}};
}
