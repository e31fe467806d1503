// Talks to the API of a running shop as many browsers do: quiz runs that are opened and answered over kept connections.
import http from "node:http";

/** The secret of every run: a measurement has none to keep. */
const SECRET = "qG5vTzV0nJd1oQmB7xL2cA";

/** Steps of the short quiz, and an answer to each. */
const ANSWERS = [
  ["breakfast", "always"],
  ["meals", "three"],
  ["glass", "here"],
];

const DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** The id of a run, different for every number: a ULID of this moment. */
export function runId(number) {
  const time = digits(Date.now(), 10);
  const scattered = (BigInt(number) * 0x9e3779b97f4a7c15n) & 0xffffffffffffffffn;
  return `ses_${time}${digits(scattered, 16)}`;
}

function digits(number, length) {
  let left = BigInt(number);
  let text = "";
  for (let at = 0; at < length; at += 1) {
    text = DIGITS[Number(left & 31n)] + text;
    left >>= 5n;
  }
  return text;
}

/** A way to talk to the shop over at most so many connections. */
export async function converse(url, connections) {
  const agent = new http.Agent({ keepAlive: true, maxSockets: connections });
  const post = (path, body) =>
    new Promise((resolve, reject) => {
      const text = JSON.stringify(body);
      const headers = {
        "content-type": "application/json",
        "content-length": Buffer.byteLength(text),
        authorization: `Bearer ${SECRET}`,
      };
      const call = http.request(url + path, { agent, method: "POST", headers }, (response) => {
        response.resume();
        response.on("error", reject);
        response.on("end", () => {
          if (response.statusCode < 300) resolve();
          else reject(new Error(`${path} was answered with ${response.statusCode}`));
        });
      });
      call.on("error", reject);
      call.end(text);
    });
  const payload = await (await fetch(`${url}/go/de/_payload.json`)).json();
  const start = {
    secret: SECRET,
    quiz: "go",
    revision: payload.props.quiz.revision,
    funnel: "go",
    country: "DE",
    locale: "de_DE",
    text_version: payload.props.frame.healthConsentVersion,
  };
  return {
    open: (id) => post("/api/quiz-sessions", { ...start, id }),
    answer(id, sequence) {
      const [step, option] = ANSWERS[sequence % ANSWERS.length];
      return post(`/api/quiz-sessions/${id}/answers`, {
        answers: [{ step, sequence, answer: { chosen: [option] } }],
      });
    },
    close: () => agent.destroy(),
  };
}
