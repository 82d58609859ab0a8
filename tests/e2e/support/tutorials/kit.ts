/** The UI kit as pages without a bundler load it. */
import {render} from '@engagespot/client';

Object.assign(window, {Engagespot: {render}});
