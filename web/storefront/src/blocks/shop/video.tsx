// A film behind a picture: nothing of it is loaded before it is asked for. Without JavaScript its own controls start it.
// What it says stands below it as text, for those who cannot or do not want to watch.

import type { BlockOf } from "@trichter/shared/payload";
import { useEffect, useRef, useState } from "react";
import { useDocumentText, useText } from "../../text/use-text.ts";
import { Image } from "../../ui/image.tsx";
import "./video.css";

export const texts = ["video-name", "video-play", "video-transcript", "video-transcript-note"] as const;

type Chapter = BlockOf<"video">["transcript"][number];

export function Block({ heading, film, poster, transcript }: BlockOf<"video">) {
  const t = useText<typeof texts>();
  const documentText = useDocumentText();
  const player = useRef<HTMLVideoElement>(null);
  const [isStarted, setIsStarted] = useState(false);
  // The button is gone then: whoever pressed it goes on with the controls of the film.
  useEffect(() => {
    if (isStarted) {
      player.current?.focus();
    }
  }, [isStarted]);
  const start = () => {
    setIsStarted(true);
    player.current?.play().catch(() => {
      // The browser does not want to play now: its controls are there for a second try.
    });
  };

  return (
    <div className="video">
      <div className="video-frame" data-started={isStarted ? "" : undefined}>
        {/* A film stands at the head of its page, so its picture is the largest of the first screen. */}
        {!isStarted && <Image picture={poster} alt={documentText(poster.alt)} sizes="sm:100vw lg:960px" priority />}
        {/* biome-ignore lint/a11y/useMediaCaption: the tracks are a list, into which the rule does not look */}
        <video
          ref={player}
          className="video-player"
          aria-label={t("video-name")}
          width={1280}
          height={720}
          controls
          playsInline
          preload="none"
        >
          {film.sources.map(({ href, type }) => (
            <source key={href} src={href} type={type} />
          ))}
          {film.captions.map(({ href, lang, label, isDefault }) => (
            <track key={href} kind="captions" src={href} srcLang={lang} label={label} default={isDefault} />
          ))}
        </video>
        {!isStarted && (
          <button type="button" className="video-start" onClick={start}>
            <span className="video-start-label">
              {t("video-play")} <span className="video-duration">{film.duration}</span>
            </span>
          </button>
        )}
      </div>
      <Transcript chapters={transcript} ChapterHeading={heading === null ? "h2" : "h3"} />
    </div>
  );
}

/** Its headings stand one level below the one that is above the film. */
type TranscriptProps = { chapters: readonly Chapter[]; ChapterHeading: "h2" | "h3" };

function Transcript({ chapters, ChapterHeading }: TranscriptProps) {
  const t = useText<typeof texts>();
  return (
    <details className="transcript">
      <summary>{t("video-transcript")}</summary>
      <p className="transcript-note">{t("video-transcript-note")}</p>
      {chapters.map(({ heading, lines }, position) => (
        // Two chapters may have the same words, and none ever moves.
        <div key={position} className="transcript-chapter">
          {heading !== null && <ChapterHeading className="transcript-heading">{heading}</ChapterHeading>}
          {lines.map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      ))}
    </details>
  );
}
