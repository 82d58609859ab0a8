/** Loaded before a program: what it sends to the product goes to a sandbox on this machine instead. */
import http from 'node:http';
import https from 'node:https';

const {hostname, port} = new URL(process.env.SANDBOX_URL);
const {request} = https;

https.request = (options, ...rest) => {
  const host = options.hostname ?? options.host ?? '';
  if (!/(?:^|\.)engagespot\.co$/.test(host)) return request(options, ...rest);
  const target = {...options, agent: undefined, protocol: 'http:', hostname, host: hostname, port};
  return http.request(target, ...rest);
};
