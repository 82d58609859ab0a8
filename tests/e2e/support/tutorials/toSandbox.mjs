/** Loaded before a program: what it sends over HTTPS goes to a sandbox on this machine instead. */
import http from 'node:http';
import https from 'node:https';

const {hostname, port} = new URL(process.env.SANDBOX_URL);

https.request = (options, callback) =>
  http.request(
    {...options, agent: undefined, protocol: 'http:', hostname, host: hostname, port},
    callback,
  );
